import { exportQuestions, reportExport } from '@takhti/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { ExportDialog } from './export-dialog.tsx';

afterEach(() => void vi.useRealTimers());

test('G-559 C-1097 the dialog asks for JSON 1500 ms after its button is pressed', async () => {
  answer(exportQuestions, {});
  answer(reportExport, { losses: [], questions: 0, left_out: 0 });
  const path = '/dashboard/mcq';
  const element = <ExportDialog item={openedBank()} onClose={() => undefined} />;
  await openInStudio([{ path, element }], path);
  const dialog = page.getByRole('dialog');
  const json = dialog.getByRole('radio', { name: /^JSON/ });
  await json.click();
  await expect.element(json).toBeChecked();
  const button = dialog.getByRole('button', { name: 'Export', exact: true }).element();
  if (!(button instanceof HTMLElement)) throw new Error('no button to press');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Pressed within the page: a press from outside would wait with the clock that stands still.
  button.click();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(requestsOf(exportQuestions)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestsOf(exportQuestions)).toMatchObject([{ format: 'json' }]);
});

import { listHistory, type HistoryEntry } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { HistoryDrawer } from './history-drawer.tsx';

const imported = (count: number, is_undone: boolean): HistoryEntry => ({
  history_id: crypto.randomUUID(),
  full_name: 'Amina',
  role_title: 'Author',
  action: 'import',
  from_status: null,
  to_status: null,
  detail: { count },
  happened_on: '2026-01-15 08:00:00',
  total_changes: count,
  is_undone,
});

test('an import is offered to be undone until it is', async () => {
  answer(listHistory, { records: [imported(4, true), imported(7, false)], total: 2 });
  await renderInStudio(<HistoryDrawer container={openedBank()} isOpen onClose={() => undefined} />);
  const entries = page.getByRole('dialog').getByRole('listitem');
  const undo = { name: 'Undo this import' };
  await expect.element(entries.nth(1).getByRole('button', undo)).toBeVisible();
  expect(entries.nth(0).getByRole('button', undo).all()).toEqual([]);
});

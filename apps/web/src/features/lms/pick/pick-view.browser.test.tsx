import { listContentByIds, listSubjects, searchLibrary } from '@takhti/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio, renderInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank } from '../../../testing/things.ts';
import { PickView } from './pick-view.tsx';

const published = { content_status: 'a', is_published: 1 } as const;
const tests = ['Fractions', 'Decimals'].map((title) =>
  listedBank({ ...published, title, content_type: 'assignment' }),
);

function Picker() {
  const [ids, keep] = useState<readonly string[]>([]);
  return <PickView isSeveral picked={{ ids, keep }} doneLabel="Use these" isBusy={false} onDone={() => {}} />;
}

test('C-1036 G-542 a second assignment module is refused, and the first stays picked', async () => {
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  const records = tests.map((item) => ({ ...item, match: null, picture: '' }));
  answer(searchLibrary, { records, total: records.length });
  answer(listContentByIds, { records: tests.slice(0, 1), total: 1 });
  await renderInStudio(<Picker />, { as: { active_role: 'cd' } });
  const [first, second] = ['Fractions', 'Decimals'].map((title) =>
    page.getByRole('checkbox', { name: `Choose ${title}` }),
  );
  await first?.click();
  await second?.click();
  const refusal = 'Only one assignment module selection is allowed at a time.';
  await expect.element(page.getByText(refusal, { exact: true })).toBeVisible();
  expect((first?.element() as HTMLInputElement).checked).toBe(true);
  expect((second?.element() as HTMLInputElement).checked).toBe(false);
});

test('G-471 G-472 a game of the list opens its review, with what the picker was opened with and that it is picked from', async () => {
  const game = listedBank({ ...published, title: 'Pairs', content_type: 'rumble_in_the_jumble' });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(searchLibrary, { records: [{ ...game, match: null, picture: '' }], total: 1 });
  const { address } = await openInStudio([{ path: '/picker', element: <Picker /> }], '/picker?lesson_id=7');
  await page.getByRole('link', { name: 'Pairs', exact: true }).click();
  await expect.poll(address).toContain('/content/rumble-in-the-jumble/preview?');
  const query = new URL(address(), 'http://x').searchParams;
  expect([query.get('lesson_id'), query.get('picker'), query.get('content_id')]).toEqual([
    '7',
    '1',
    game.content_id,
  ]);
});

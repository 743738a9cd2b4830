import { listChanges, settleChanges, type ChangeRequest } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { ChangesNotice } from './changes-notice.tsx';

const container = openedBank({ content_status: 's', review_level: 1 });

const change: ChangeRequest = {
  change_id: crypto.randomUUID(),
  content_id: null,
  position: null,
  stem: '',
  language: 'english',
  field: 'title',
  before: 'Even',
  after: 'Even and odd',
  current: 'Even and odd',
  standing: 'applied',
  version: 2,
  kind: 'changed',
  by_user_id: crypto.randomUUID(),
  full_name: 'Gulalai',
  role_title: 'First reviewer',
  made_on: '2026-01-15 08:00:00',
};

test.each([
  ['C-265', 'Reject all', 'rejected'],
  ['C-264', 'Accept all', 'accepted'],
] as const)(
  '%s %s settles every change of every page, in as many calls as one call cannot take',
  async (_id, button, decision) => {
    const change_ids = Array.from({ length: limits.changes.at_once + 1 }, () => crypto.randomUUID());
    answer(listChanges, { records: [change], total: change_ids.length, can_settle: true, change_ids });
    answer(settleChanges, ({ changes }) => {
      const settled = (changes as { change_id: string }[]).map(({ change_id }) => change_id);
      return {
        settled: settled.slice(1),
        left: [{ change_id: settled[0] ?? '', problem: 'changes.moved_on' }],
      };
    });
    await renderInStudio(<ChangesNotice container={container} />);
    await page.getByRole('button', { name: 'Look at the changes' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect
      .element(page.getByText(`Your decisions on ${limits.changes.at_once - 1} changes are kept.`))
      .toBeVisible();
    await expect.element(page.getByText('2 changes stay open: please look at them.')).toBeVisible();
    const sent = requestsOf(settleChanges).map(({ changes }) => changes as object[]);
    expect(sent.map(({ length }) => length)).toEqual([limits.changes.at_once, 1]);
    expect(sent.flat()).toEqual(change_ids.map((change_id) => ({ change_id, decision })));
  },
);

test.each([
  [3, 1],
  [2, 0],
])(
  'of %i changes, of which two are named, it says %i times that one press decides on two',
  async (total, times) => {
    const change_ids = [change.change_id, crypto.randomUUID()];
    answer(listChanges, { records: [change], total, can_settle: true, change_ids });
    await renderInStudio(<ChangesNotice container={container} />);
    await page.getByRole('button', { name: 'Look at the changes' }).click();
    await expect.element(page.getByText('Gulalai')).toBeVisible();
    expect(page.getByText(/decide on the first/).elements()).toHaveLength(times);
  },
);

test('C-266 readers are offered no decision', async () => {
  answer(listChanges, { records: [change], total: 1, can_settle: false, change_ids: [change.change_id] });
  await renderInStudio(<ChangesNotice container={container} />);
  await page.getByRole('button', { name: 'Look at the changes' }).click();
  await expect.element(page.getByText('Gulalai')).toBeVisible();
  expect(page.getByRole('button', { name: /^(Accept|Reject)/ }).elements()).toEqual([]);
});

import { approveAll, countApprovable, type ReplyOf } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank } from '../../../testing/things.ts';
import { ApproveAllButton } from './approve-all-button.tsx';

type Item = ReplyOf<typeof approveAll>['items'][number];

const itemOf = (outcome: Item['outcome'], problem: Item['problem'] = null): Item => {
  const { container_id, institution_id, content_type, title, language } = listedBank({ title: 'Verbs' });
  return { container_id, institution_id, content_type, title, language, outcome, problem };
};
const open = page.getByRole('button', { name: 'Approve all' });

async function approveAllOf(items: Item[]): Promise<void> {
  answer(approveAll, { items, remaining: 0 });
  await renderInStudio(<ApproveAllButton />, { as: { active_role: 'cr3' } });
  await open.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
}

beforeEach(() => answer(countApprovable, { w: 2, r: 1, approves_finally: true }));

test('C-1039 when all was approved one is told that all content is published', async () => {
  await approveAllOf([itemOf('approved'), itemOf('approved')]);
  await expect.element(page.getByText('All content published.', { exact: true })).toBeVisible();
  expect(requestsOf(approveAll)).toHaveLength(1);
});

test('C-1039 items that could not be approved are listed in place', async () => {
  await approveAllOf([itemOf('approved'), itemOf('refused', 'container.locked')]);
  await expect.element(page.getByRole('dialog').getByText('Verbs').first()).toBeVisible();
  expect(page.getByText('All content published.').query()).toBeNull();
});

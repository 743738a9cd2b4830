import {
  bringBack,
  deletePublished,
  editPublished,
  listBin,
  listUsedIn,
  readLmsContext,
  setDraftAside,
  type ProblemName,
} from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio, renderInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank, openedBank } from '../../testing/things.ts';
import { dashboardRoutes } from '../dashboard/index.ts';
import { PublishedActions } from './index.ts';

const draft_id = '019f0000-0000-7000-8000-0000000000dd';
const held = {
  container_id: draft_id,
  full_name: 'Aisha',
  since: '2026-01-15 08:00:00',
  is_in_review: false,
  may_set_aside: true,
};
const problem: ProblemName = 'container.has_draft';
const item = listedBank({ content_status: 'a', is_published: 1 });
const element = <PublishedActions item={item} place="own_content" about="Even and odd" />;

beforeEach(() => answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null }));

const dialog = page.getByRole('dialog');
const edit = page.getByRole('button', { name: /^Edit/ });

test.each([
  [{ may_set_aside: false }, /Aisha.* is already working on a new version of this\.$/],
  [{ may_set_aside: false, is_in_review: true }, /^A new version of this by .*Aisha.* is being reviewed\.$/],
  [{ is_in_review: true }, /When a reviewer returns it, you can move it to the recycle bin of .*Aisha/],
] as const)('who may not end a colleague’s draft now hears only whose it is: %o', async (differing, text) => {
  refuse(editPublished, problem, { ...held, ...differing });
  await renderInStudio(element, { width: 1600 });
  await edit.click();
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  expect(dialog.query()).toBeNull();
});

test('the owner moves the draft to its author’s bin by keys, and edits their own then', async () => {
  refuse(editPublished, problem, held);
  const { address } = await renderInStudio(element, { width: 1600 });
  await edit.click();
  await expect.element(dialog.getByText(/begun on .*2026.* bring it back for 30 days/)).toBeVisible();
  answer(setDraftAside, () => {
    answer(editPublished, openedBank({ content_id: item.content_id }));
    return {};
  });
  const move = dialog.getByRole('button', { name: 'Move the draft to the recycle bin' });
  while (document.activeElement !== move.element()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/now in the recycle bin of .*Aisha/)).toBeVisible();
  expect(requestsOf(setDraftAside)).toMatchObject([{ container_id: draft_id }]);
  expect(requestsOf(editPublished)).toHaveLength(2);
  await expect.poll(address).not.toBe('/');
});

test('cancelling leaves the draft where it is', async () => {
  refuse(editPublished, problem, held);
  const { address } = await renderInStudio(element, { width: 1600 });
  await edit.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  expect(requestsOf(setDraftAside)).toEqual([]);
  expect(requestsOf(editPublished)).toHaveLength(1);
  expect(address()).toBe('/');
});

test('where somebody began another one meanwhile, that one is asked about too', async () => {
  refuse(editPublished, problem, held);
  await renderInStudio(element, { width: 1600 });
  await edit.click();
  answer(setDraftAside, () => {
    refuse(editPublished, problem, { ...held, full_name: 'Bilal' });
    return {};
  });
  await dialog.getByRole('button', { name: /^Move/ }).click();
  await expect.element(page.getByRole('dialog', { name: /Bilal/ })).toBeVisible();
});

test('C-808 C-810 deleting a lesson plan that somebody changes asks about the draft, and then deletes it', async () => {
  refuse(deletePublished, problem, held);
  const using = listedBank({ title: 'A year with water', content_type: 'lesson_plan' });
  answer(listUsedIn, { records: [using], total: 1 });
  const plan = listedBank({ content_type: 'lesson_plan', content_status: 'a', is_published: 1 });
  const as = { active_role: 'cr3', is_deletion: 1 } as const;
  const ofPlan = <PublishedActions item={plan} place="own_content" about="A week with water" />;
  const { address } = await renderInStudio(ofPlan, { width: 1600, as });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect
    .element(dialog.getByText(/used in 1 other item, where it will be missing: .*A year with water/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('dialog', { name: /Aisha/ })).toBeVisible();
  expect(address()).toBe('/');
  answer(setDraftAside, () => {
    answer(deletePublished, {});
    return {};
  });
  await dialog.getByRole('button', { name: /^Move/ }).click();
  await expect.poll(address).toBe('/content');
});

test('bringing back a draft of one’s own content from the bin asks in the same way', async () => {
  const { container_id, title, language, content_type, grade, subject } = item;
  const kept = { deleted_on: '2026-01-15 08:00:00', kept_until: '2026-02-14 08:00:00' };
  const binned = {
    container_id,
    title,
    language,
    content_type,
    content_status: 'd',
    grade,
    subject,
  } as const;
  answer(listBin, { records: [{ ...binned, ...kept }], total: 1 });
  refuse(bringBack, problem, held);
  await openInStudio(dashboardRoutes, '/dashboard/bin');
  await page.getByRole('button', { name: 'Bring back' }).click();
  answer(setDraftAside, () => {
    answer(bringBack, {});
    return {};
  });
  await dialog.getByRole('button', { name: /^Move/ }).click();
  await expect.element(page.getByText('It is back where it was.')).toBeVisible();
});

test.each([
  ['en', 'Edit'],
  ['ur', 'ترمیم کریں'],
  ['ps', 'سم کړئ'],
  ['prs', 'ویرایش'],
] as const)('in %s the question fits a phone', async (locale, name) => {
  refuse(editPublished, problem, { ...held, full_name: 'Muhammad Abdurrahman Khan Yousafzai' });
  // The whole bar, whose menu other tests open.
  await renderInStudio(<PublishedActions item={item} place="own_content" />, { width: 1600, locale });
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(dialog).toBeVisible();
  await page.viewport(390, 800);
  await expect.element(dialog).toBeVisible();
  const { left, right } = dialog.element().getBoundingClientRect();
  expect([left >= 0, right <= 390]).toEqual([true, true]);
  for (const button of dialog.getByRole('button').elements())
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

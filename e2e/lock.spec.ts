import { expect, type Browser, type Page } from '@playwright/test';
import { updateStatus, openContainer } from '@takhti/contract';
import { act, barOf } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { richField, savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionPath, sendOn, submit } from './helpers/content.ts';
import { logIn, somebody, stranger } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

const beingEdited = 'This content object is already being edited.';

/** The developer in another browser: a login of its own, which other tests do not share. */
async function elsewhere(browser: Browser): Promise<Page> {
  const page = await stranger(browser);
  await logIn(page, 'developer');
  return page;
}

test('C-563 C-564 C-566 C-1031 what is edited in one browser is locked in the other; taken over, nothing is lost', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', {
    title: uniqueTitle('Locked'),
    place: skillOf('lock', testInfo),
  });
  const { content_id } = await addQuestion(api, bank.container_id);
  const address = questionPath(bank, content_id);
  const first = await elsewhere(browser);
  const second = await elsewhere(browser);

  await first.goto(address);
  await writeRich(first, 'Option 3', 'seventeen');
  await expect(savedSign(first, 'Unsaved changes')).toBeVisible();

  await test.step('the second browser sees the warning, and edits nothing', async () => {
    await second.goto(bankPath(bank));
    await expect(second.getByText(beingEdited)).toBeVisible();
    await expect(second.getByText('You have been editing it in another browser since')).toBeVisible();
    await expect(barOf(second).locator('[data-action=addSkill]')).toBeHidden();
    await expect(second.getByRole('link', { name: 'Add question' })).toBeHidden();
  });

  await test.step('it takes the lock over, and edits', async () => {
    await second.getByRole('status').getByRole('button', { name: 'Edit' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await expect(second.getByText(beingEdited)).toBeHidden();
    await expect(barOf(second).locator('[data-action=addSkill]')).toBeVisible();
  });

  await test.step('the first one hears of it at its next save, and gets its work back with the lock', async () => {
    await first.keyboard.press('Control+s');
    await expect(first.getByText(beingEdited).first()).toBeVisible();
    await expect(first.getByText('seven', { exact: true })).toBeVisible();
    await first.getByRole('status').getByRole('button', { name: 'Edit' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await first.getByRole('button', { name: 'Restore' }).click();
    await expect(richField(first, 'Option 3')).toHaveText('seventeen');
    await first.keyboard.press('Control+s');
    await expect(savedSign(first, 'Saved')).toBeVisible();
  });
});

test('C-566 an editor that is left frees what it held', async ({ browser, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', {
    title: uniqueTitle('Freed'),
    place: skillOf('lock', testInfo),
  });
  const { container_id } = bank;
  const first = await elsewhere(browser);
  await first.goto(bankPath(bank));
  await expect(barOf(first).locator('[data-action=addSkill]')).toBeVisible();
  await expect.poll(async () => (await api(openContainer, { container_id })).lock?.is_held).toBe(false);
  await first.getByRole('link', { name: 'Back' }).click();
  await expect.poll(async () => (await api(openContainer, { container_id })).lock).toBe(null);
});

test('C-566 a tab that is closed frees what it held at once, unless another tab of the browser edits it too', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const { container_id, ...bank } = await makeContent(api, 'mcq', {
    title: uniqueTitle('Closed'),
    place: skillOf('lock', testInfo),
  });
  const lockOf = async () => (await api(openContainer, { container_id })).lock;
  const tab = await elsewhere(browser);
  const other = await tab.context().newPage();
  for (const each of [tab, other]) {
    await each.goto(bankPath({ ...bank, container_id }));
    await expect(barOf(each).locator('[data-action=addSkill]')).toBeVisible();
  }
  // Heard of by the tab that is to stay: it read the item again since the lock was taken.
  await expect.poll(lockOf).toMatchObject({ is_held: false });
  const taken_on = (await lockOf())?.taken_on;

  await tab.close({ runBeforeUnload: true });
  await expect.poll(async () => (await lockOf())?.taken_on ?? taken_on).not.toBe(taken_on);
  await expect(other.getByText(beingEdited)).toBeHidden();

  await other.close({ runBeforeUnload: true });
  await expect.poll(lockOf).toBe(null);
});

test('C-653 of two reviewers who start at once the slower one is told who was faster', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', {
    title: uniqueTitle('Wanted'),
    place: skillOf('lock', testInfo),
  });
  await addQuestion(author, bank.container_id);
  await submit(author, bank.container_id);
  const page = await somebody(browser, 'final');
  // Without the stream, which would show the faster one before the slower presses.
  await page.route('**/api/live', (route) => route.abort());
  const faster = await apiOf(request, 'admin');
  for (const reviewer of ['reviewer1', 'reviewer2'] as const)
    await sendOn(request, reviewer, bank.container_id);
  await page.goto(bankPath(bank));
  await expect(barOf(page).locator('[data-action=startReview]')).toBeVisible();
  const { container_id, version } = await faster(openContainer, { container_id: bank.container_id });
  await faster(updateStatus, { container_id, version, content_status: 'r' });
  await act(page, 'startReview');
  await expect(page.getByText(`${people.admin.full_name} was faster and reviews this now.`)).toBeVisible();
  await expect(page.getByText(`Read-only while ${people.admin.full_name} reviews it.`)).toBeVisible();
});

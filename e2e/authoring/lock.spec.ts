import { expect, type Page } from '@playwright/test';
import { openContainer, takeLock, updateStatus } from '@takhti/contract';
import { act, barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { holdSaves, richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionPath, sendOn, submit } from '../helpers/content.ts';
import { openListening } from '../helpers/games/listening.ts';
import { somebody, somebodyAnew } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const beingEdited = 'This content object is already being edited.';

test('C-563 C-564 C-566 C-1031 what is edited in one browser is locked in the other; taken over, nothing is lost', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const bank = await makeContent(api, 'mcq', {
    title: uniqueTitle('Locked'),
    place: skillOf('lock', testInfo),
  });
  const { content_id } = await addQuestion(api, bank.container_id);
  const address = questionPath(bank, content_id);
  const first = await somebodyAnew(browser, 'developer');
  const second = await somebodyAnew(browser, 'developer');

  await first.goto(address);
  const letSave = await holdSaves(first);
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
    await letSave();
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

test('C-566 an editor that is left frees what it held, a tab that is closed does so at once, unless another tab of the browser edits it too', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const { container_id, ...bank } = await makeContent(api, 'mcq', {
    title: uniqueTitle('Closed'),
    place: skillOf('lock', testInfo),
  });
  const lockOf = async () => (await api(openContainer, { container_id })).lock;
  const tab = await somebodyAnew(browser, 'developer');
  await taking(tab, () => tab.goto(bankPath({ ...bank, container_id })));
  expect(await lockOf()).toMatchObject({ is_held: false });
  await tab.getByRole('link', { name: 'Back' }).click();
  await expect.poll(lockOf).toBe(null);

  const other = await tab.context().newPage();
  await taking(tab, () => tab.goBack());
  // It hears of what becomes of the lock.
  await taking(other, () => openListening(other, bankPath({ ...bank, container_id })));
  const taken_on = (await lockOf())?.taken_on;
  await tab.close({ runBeforeUnload: true });
  await expect.poll(async () => (await lockOf())?.taken_on ?? taken_on).not.toBe(taken_on);
  await expect(other.getByText(beingEdited)).toBeHidden();

  await other.close({ runBeforeUnload: true });
  await expect.poll(lockOf).toBe(null);
});

/** Opens an editor, and waits until it knows that it has the lock: only then it gives it back. */
async function taking(page: Page, open: () => Promise<unknown>): Promise<void> {
  const taken = page.waitForResponse(`**/api/${takeLock.path}`);
  await open();
  await (await taken).finished();
  await expect(barOf(page).locator('[data-action=addSkill]')).toBeVisible();
}

test('C-653 the slower of two reviewers who start at once is told who was faster', async ({
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
  await expect(
    page.getByText(`${people.admin.full_name} was faster and is now reviewing this.`),
  ).toBeVisible();
  await expect(page.getByText(`Read-only while ${people.admin.full_name} reviews it.`)).toBeVisible();
});

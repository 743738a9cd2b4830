import { expect } from '@playwright/test';
import { listChanges } from '@takhti/contract';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { richField, saveOn, writeRich } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, moveTo, questionPath, submit } from '../helpers/content.ts';
import { goToBank } from '../helpers/browser/go-within.ts';
import { endSession, fillInLogin, somebodyAnew } from '../helpers/people/login.ts';
import { commentsOf } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('a reviewer whose session ends while they type finds the comment, the suggestion and the reason again', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Typed in vain?'), place });
  const question = await addQuestion(author, bank.container_id);
  await submit(author, bank.container_id);
  await moveTo(await apiOf(request, 'reviewer1'), bank.container_id, 'r');
  const page = await somebodyAnew(browser, 'reviewer1');
  // What others do meanwhile would have the page ask by itself, and learn of its end before the person sends anything.
  await page.route('**/api/live', (route) => route.abort());
  const address = questionPath(bank, question.content_id);

  await test.step('a comment on an option, beside words that are only suggested', async () => {
    await page.goto(address);
    await page.getByRole('switch', { name: 'Suggest only' }).check({ force: true });
    await writeRich(page, 'Option 4', 'nineteen');
    await page.getByRole('button', { name: 'Comment on: Option 4' }).click();
    await expect(commentsOf(page)).toContainText('About: Option 4');
    await commentsOf(page).getByRole('textbox', { name: 'Write a comment' }).fill('Too easy to rule out.');
    await endSession(page);
    await commentsOf(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('Your session has expired');
    await fillInLogin(page, 'reviewer1');
    await expect(page).toHaveURL(address);

    await page.getByRole('button', { name: 'Comment on: Option 4' }).click();
    const box = commentsOf(page).getByRole('textbox', { name: 'Write a comment' });
    await expect(box).toHaveValue('Too easy to rule out.');
    await box.press('Control+Enter');
    await expect(commentsOf(page).getByRole('listitem')).toContainText('Too easy to rule out.');
    await commentsOf(page).getByRole('button', { name: 'Close', exact: true }).click();

    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(richField(page, 'Option 4')).toHaveText('nineteen');
    await expect(page.getByRole('switch', { name: 'Suggest only' })).toBeChecked();
    await saveOn(page);
    await expect(page.getByText('1 suggestion is with the author.')).toBeVisible();
    await expect(richField(page, 'Option 4')).toHaveText('nine');
    const { records } = await author(listChanges, { container_id: bank.container_id });
    expect(records.map(({ kind }) => kind)).toEqual(['suggested']);
  });

  await test.step('the reason for sending it back', async () => {
    await goToBank(page, bank);
    await act(page, 'askResubmission');
    const dialog = page.getByRole('dialog', { name: 'Ask for resubmission' });
    await dialog.getByRole('textbox').fill('Please choose another wrong answer.');
    await endSession(page);
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('Your session has expired');
    await fillInLogin(page, 'reviewer1');
    await expect(page).toHaveURL(bankPath(bank));
    await act(page, 'askResubmission');
    await expect(dialog.getByRole('textbox')).toHaveValue('Please choose another wrong answer.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(page).toHaveURL(/\/dashboard\/in-review/);
  });
});

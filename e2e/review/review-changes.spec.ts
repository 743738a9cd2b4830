import { expect, type Page } from '@playwright/test';
import { act } from '../helpers/actions.ts';
import { richField } from '../helpers/authoring.ts';
import { bankPath, submit } from '../helpers/content.ts';
import { goToBank, goToQuestion } from '../helpers/browser/go-within.ts';
import { apiAt, somebody } from '../helpers/people/login.ts';
import { commentsOf, expectStatus, historyOf } from '../helpers/reviewing.ts';
import { sentBackBank } from '../helpers/sent-back.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';

test('C-041 C-042 C-263 C-264 C-266 an author answers a comment, accepts a suggestion, rejects a change and resubmits what a reviewer sent back; the reviewer sees what changed', async ({
  browser,
  request,
}, testInfo) => {
  const { bank, first, second } = await sentBackBank(request, skillOf('review', testInfo));
  const author = await somebody(browser, 'developer');

  await test.step('the author sees what is new, answers at the option and marks it as done', async () => {
    await author.goto(bankPath(bank));
    await author.getByRole('button', { name: 'Comments: 2 new comments' }).click();
    const drawer = commentsOf(author);
    await expect(drawer).toContainText('Harder wrong answers, please.');
    await drawer.getByRole('link', { name: 'Question 2: Option 3' }).click();
    await author.getByRole('button', { name: 'Option 3: 1 open comment' }).click();
    await drawer.getByRole('button', { name: 'Reply' }).click();
    await answer(author, 'It is meant to be.');
    await drawer.getByRole('button', { name: 'Mark as done' }).click();
    await expect(drawer.getByText('Show 1 done comment')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(author.getByRole('button', { name: 'Comment on: Option 3' })).toBeVisible();
  });

  await test.step('the author accepts the suggestion and rejects the change', async () => {
    await goToBank(author, bank);
    await expect(author.getByText('Reviewers changed or suggested 2 things.')).toBeVisible();
    await author.getByRole('button', { name: 'Look at the changes' }).click();
    const dialog = author.getByRole('dialog', { name: 'Changes by reviewers' });
    const suggestion = dialog.getByRole('listitem').filter({ hasText: 'suggested' });
    await expect(suggestion.locator('ins')).toContainText('nineteen');
    await suggestion.getByRole('button', { name: 'Accept' }).click();
    await expect(suggestion).toBeHidden();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByText('Everything is settled')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await goToQuestion(author, bank, first);
    await expect(richField(author, 'Option 2')).toHaveText('five');
    await goToQuestion(author, bank, second);
    await expect(richField(author, 'Option 4')).toHaveText('nineteen');
  });

  await test.step('resubmitted, the reviewer sees what changed since they last looked', async () => {
    await goToBank(author, bank);
    await submit(await apiAt(author), bank.container_id);
    const reviewer = await somebody(browser, 'reviewer1');
    await reviewer.goto(bankPath(bank));
    await expect(reviewer.getByText('2 changes since you last looked')).toBeVisible();
    await reviewer.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(reviewer.locator('ins').filter({ hasText: 'nineteen' })).toBeVisible();
  });
  await test.step('the history tells it, with what was before and after', async () => {
    await expectStatus(author, 'waiting');
    await act(author, 'history');
    const entry = historyOf(author).getByRole('listitem').filter({ hasText: 'rejected a reviewer’s change' });
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await expect(entry.locator('del')).toContainText('fifteen');
  });
});

async function answer(page: Page, words: string): Promise<void> {
  const box = commentsOf(page).getByRole('textbox', { name: 'Write a reply' });
  await box.fill(words);
  await box.press('Control+Enter');
  await expect(commentsOf(page).getByText(words, { exact: true })).toBeVisible();
}

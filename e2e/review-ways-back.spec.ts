import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { act } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { richField, writeRich } from './helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionDoc, questionPath } from './helpers/content.ts';
import { somebody } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { closeDialog, historyOf, saveQuestionOn } from './helpers/reviewing.ts';
import { sentBackBank } from './helpers/sent-back.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

test('C-042 C-043 an earlier state is brought back from the history, which tells of it and can be downloaded', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('As it was');
  const bank = await makeContent(api, 'mcq', { title, place: skillOf('review', testInfo) });
  const { content_id } = await addQuestion(api, bank.container_id);
  const second = questionDoc({ question: '<p>Which of these is odd?</p>', option1: '<p>one</p>' });
  await addQuestion(api, bank.container_id, second);
  const page = await somebody(browser, 'developer');

  await test.step('the author changes a question and gives the bank another title', async () => {
    await page.goto(questionPath(bank, content_id));
    await writeRich(page, 'Option 2', 'fifty-five');
    await saveQuestionOn(page);
    await page.goto(bankPath(bank));
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeVisible();
    await page.getByRole('button', { name: 'Title and language' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(`${title}, later`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, later` })).toBeVisible();
  });

  await test.step('and brings back how it stood after the first question', async () => {
    await act(page, 'history');
    const entry = lineOf(page, 'added a question').last();
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await entry.getByRole('button', { name: 'Bring this state back' }).click();
    const sure = page.getByRole('dialog', { name: 'Bring this state back?' });
    await expect(sure).toContainText('What stands there now stays in the history');
    await sure.getByRole('button', { name: 'Bring this state back' }).click();
    await expect(page.getByText('The earlier state is back.')).toBeVisible();
    await expect(lineOf(page, 'brought back an earlier state')).toHaveCount(1);
    await closeDialog(page);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeHidden();
    await page.goto(questionPath(bank, content_id));
    await expect(richField(page, 'Option 2')).toHaveText('five');
  });

  await test.step('what was given up is in the history, from where it comes back too', async () => {
    await page.goto(bankPath(bank));
    await act(page, 'history');
    const entry = lineOf(page, 'edited the content');
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await entry.getByRole('button', { name: 'Bring this state back' }).click();
    await page
      .getByRole('dialog', { name: 'Bring this state back?' })
      .getByRole('button', { name: 'Bring this state back' })
      .click();
    await expect(lineOf(page, 'brought back an earlier state')).toHaveCount(2);
    await closeDialog(page);
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, later` })).toBeVisible();
    await page.goto(questionPath(bank, content_id));
    await expect(richField(page, 'Option 2')).toHaveText('fifty-five');
  });

  await test.step('the history is downloaded as a table', async () => {
    await page.goto(bankPath(bank));
    await act(page, 'history');
    const download = page.waitForEvent('download');
    await historyOf(page).getByRole('button', { name: 'Download as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(rows[0]).toContain('happened_on');
    expect(
      rows.filter((row) => row.includes(people.developer.full_name) && row.includes('restore')),
    ).toHaveLength(2);
  });

  await test.step('while it waits nobody is offered to bring anything back', async () => {
    await closeDialog(page);
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    for (const login of ['developer', 'reviewer1'] as const) {
      const reader = await somebody(browser, login);
      await reader.goto(bankPath(bank));
      await act(reader, 'history');
      const entry = lineOf(reader, 'edited the content');
      await entry.getByRole('button', { name: 'Show 1 change' }).click();
      await expect(entry.getByRole('button', { name: 'Look at it as it was then' })).toBeVisible();
      await expect(entry.getByRole('button', { name: 'Bring this state back' })).toBeHidden();
      await reader.close();
    }
  });
});

for (const [choice, stays] of [
  ['Take the one before', 'five'],
  ['Take the reviewer’s', 'fifteen'],
  ['Keep it as it is now', 'fifty-five'],
] as const) {
  test(`C-266 of a reviewer’s change that was edited since: ${choice}`, async ({
    browser,
    request,
  }, testInfo) => {
    const { bank, first } = await sentBackBank(request, skillOf('review', testInfo));
    const page = await somebody(browser, 'developer');
    await page.goto(bankPath(bank));
    await page.getByRole('button', { name: 'Look at the changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes by reviewers' });
    const change = dialog.getByRole('listitem').filter({ hasText: 'This was edited again since.' });
    await expect(side(change, 'Before')).toHaveText('five');
    await expect(side(change, 'After')).toHaveText('fifteen');
    await expect(side(change, 'Now')).toHaveText('fifty-five');
    await change.getByRole('button', { name: choice }).click();
    await expect(change).toBeHidden();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await closeDialog(page);
    await expect(page.getByText('A reviewer changed or suggests 1 thing.')).toBeVisible();
    await page.goto(questionPath(bank, first.content_id));
    await expect(richField(page, 'Option 2')).toHaveText(stays);
  });
}

function lineOf(page: Page, sentence: string): Locator {
  return historyOf(page).getByRole('listitem').filter({ hasText: sentence });
}

/** One of the texts of a change, by the word above it. */
function side(change: Locator, name: string): Locator {
  return change.getByText(name, { exact: true }).locator('xpath=following-sibling::*');
}

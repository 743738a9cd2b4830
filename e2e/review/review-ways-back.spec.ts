import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { openContainer, saveQuestion, updateContainer } from '@takhti/contract';
import type { Question } from '@takhti/domain';
import { act } from '../helpers/actions.ts';
import { apiOf, type Api } from '../helpers/api.ts';
import { richField } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, moveTo, questionDoc, submit } from '../helpers/content.ts';
import { goToBank, goToQuestion } from '../helpers/browser/go-within.ts';
import { apiAt, somebody } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { closeDialog, expectStatus, historyOf } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('C-042 C-043 an earlier state is brought back from the history, which tells of it and can be downloaded', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('As it was');
  const bank = await makeContent(api, 'mcq', { title, place: skillOf('review', testInfo) });
  const { container_id, language } = bank;
  const first = await addQuestion(api, container_id);
  const second = questionDoc({ question: '<p>Which of these is odd?</p>', option1: '<p>one</p>' });
  await addQuestion(api, container_id, second);
  const { content_id, version } = first;
  const changed = { ...questionDoc({ option2: '<p>fifty-five</p>' }), container_id, content_id, version };
  await api(saveQuestion, changed);
  const { json_data, ...now } = await api(openContainer, { container_id });
  const later = { container_id, title: `${title}, later`, language, json_data: JSON.stringify(json_data) };
  await api(updateContainer, { ...later, version: now.version });
  const page = await somebody(browser, 'developer');

  await test.step('the author brings back how it stood after the first question', async () => {
    await page.goto(bankPath(bank));
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeVisible();
    await act(page, 'history');
    const entry = lineOf(page, 'added a question').last();
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await entry.getByRole('button', { name: 'Restore this version' }).click();
    const sure = page.getByRole('dialog', { name: 'Restore this version?' });
    await expect(sure).toContainText('The current version stays in the history');
    await sure.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('The earlier version is back.')).toBeVisible();
    await expect(lineOf(page, 'restored an earlier version')).toHaveCount(1);
    await closeDialog(page);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeHidden();
    await goToQuestion(page, bank, first);
    await expect(richField(page, 'Option 2')).toHaveText('five');
  });

  await test.step('what was given up is in the history, from where it comes back too', async () => {
    await page.goto(bankPath(bank));
    await act(page, 'history');
    const entry = lineOf(page, 'edited the content');
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await entry.getByRole('button', { name: 'Restore this version' }).click();
    await page
      .getByRole('dialog', { name: 'Restore this version?' })
      .getByRole('button', { name: 'Restore this version' })
      .click();
    await expect(lineOf(page, 'restored an earlier version')).toHaveCount(2);
    await closeDialog(page);
    await expect(page.getByRole('link', { name: 'Which of these is odd?' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, later` })).toBeVisible();
    await goToQuestion(page, bank, first);
    await expect(richField(page, 'Option 2')).toHaveText('fifty-five');
  });

  await test.step('the history is downloaded as a table', async () => {
    await goToBank(page, bank);
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
    await submit(await apiAt(page), container_id);
    const reviewer = await somebody(browser, 'reviewer1');
    await reviewer.goto(bankPath(bank));
    for (const reader of [page, reviewer]) {
      await expectStatus(reader, 'waiting');
      await act(reader, 'history');
      const entry = lineOf(reader, 'edited the content');
      await entry.getByRole('button', { name: 'Show 1 change' }).click();
      await expect(entry.getByRole('button', { name: 'View it as it was then' })).toBeVisible();
      await expect(entry.getByRole('button', { name: 'Restore this version' })).toBeHidden();
    }
  });
});

/** Texts before the review, of the reviewer, and of the author since; which of them is taken, and what stays. */
const movedOn = [
  ['Option 2', 'five', 'fifteen', 'fifty-five', 'Use the earlier version', 'five'],
  ['Option 3', 'seven', 'seventeen', 'seventy', 'Use the reviewer’s version', 'seventeen'],
  ['Option 4', 'nine', 'nineteen', 'ninety', 'Keep the current version', 'ninety'],
] as const;

test('C-266 an author chooses between the text before, the reviewer’s, and what stands now, where changes were edited since', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const reviewer = await apiOf(request, 'reviewer1');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Edited since'), place });
  const { container_id } = bank;
  const write = (api: Api, { content_id, version }: Question, at: 2 | 3) => {
    const [option2, option3, option4] = movedOn.map((texts) => `<p>${texts[at]}</p>`);
    return api(saveQuestion, {
      ...questionDoc({ option2, option3, option4 }),
      container_id,
      content_id,
      version,
    });
  };
  const question = await addQuestion(author, container_id);
  await submit(author, container_id);
  await moveTo(reviewer, container_id, 'r');
  const changed = await write(reviewer, question, 2);
  await moveTo(reviewer, container_id, 's', 'Harder wrong answers, please.');
  await write(author, changed, 3);

  const page = await somebody(browser, 'developer');
  await page.goto(bankPath(bank));
  await page.getByRole('button', { name: 'Look at the changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes by reviewers' });
  const changes = dialog.getByRole('listitem').filter({ hasText: 'This has been edited again since.' });
  await expect(changes).toHaveCount(3);
  for (const [field, before, after, now, choice] of movedOn) {
    const change = changes.filter({ hasText: field });
    await expect(side(change, 'Before')).toHaveText(before);
    await expect(side(change, 'After')).toHaveText(after);
    await expect(side(change, 'Now')).toHaveText(now);
    await change.getByRole('button', { name: choice }).click();
    await expect(change).toBeHidden();
  }
  await expect(dialog.getByText('Everything is settled')).toBeVisible();
  await closeDialog(page);
  await goToQuestion(page, bank, question);
  for (const [field, , , , , stays] of movedOn) await expect(richField(page, field)).toHaveText(stays);
});

function lineOf(page: Page, sentence: string): Locator {
  return historyOf(page).getByRole('listitem').filter({ hasText: sentence });
}

/** One of the texts of a change, by the word above it. */
function side(change: Locator, name: string): Locator {
  return change.getByText(name, { exact: true }).locator('xpath=following-sibling::*');
}

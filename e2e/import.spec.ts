import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { sendImport } from './helpers/authoring.ts';
import { bankPath, makeContent } from './helpers/content.ts';
import { csvFile, sumQuestion, sumQuestions } from './helpers/import-file.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/titles.ts';

const triviaFile = fileURLToPath(new URL('../../shared/data/opentriviaqa/for-kids.csv', import.meta.url));

const test = testAs('developer');

test.beforeEach(async ({ page, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('author', testInfo);
  await page.goto(bankPath(await makeContent(api, 'mcq', { title: uniqueTitle('Imports'), place })));
});

test('C-685 C-690 C-691 C-692 a wrong file is answered with every message, each with its row, and nothing is written', async ({
  page,
}) => {
  const rows = sumQuestions(6);
  rows[1] = changed(2, { 6: 'Y', 4: 'Y' });
  rows[2] = changed(3, { 4: '' });
  rows[3] = changed(4, { 6: 'X' });
  rows[5] = sumQuestion(1);
  const dialog = await sendImport(page, csvFile(rows, 'wrong.csv'));

  await expect(dialog.getByRole('alert')).toContainText('Nothing was imported');
  const line = (words: string) => dialog.getByRole('row').filter({ hasText: words });
  await expect(line('Multiple correct answers found in question 2')).toContainText(/^3/);
  await expect(line('Correct 1 from Question 3 is missing')).toContainText(/^4/);
  await expect(line('Correct 2 from Question 4 must be either Y or N')).toContainText(/^5/);
  await expect(line('Duplicate question found between 1 and 6')).toBeVisible();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
});

test('C-684 a file with one question is refused', async ({ page }) => {
  const dialog = await sendImport(page, csvFile(sumQuestions(1)));
  await expect(dialog).toContainText('There should be at least 2 questions in the CSV');
});

test('a file that is no table of questions is refused, and another one can be chosen', async ({ page }) => {
  const dialog = await sendImport(page, {
    name: 'notes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Shopping list\nbread\nmilk\n'),
  });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('the template can be downloaded, and imported as it is', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV template' }).click();
  const path = await (await download).path();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const dialog = await sendImport(page, {
    name: 'template.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(path),
  });
  await expect(dialog).toContainText('2 questions imported');
});

test('751 real questions are imported, listed page by page and searched', async ({ page }) => {
  test.skip(!existsSync(triviaFile), 'the questions of OpenTriviaQA are not beside this checkout');
  const dialog = await sendImport(page, triviaFile);
  await expect(dialog).toContainText('751 questions imported', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1–30 of 751');
  await page.getByRole('button', { name: 'Page 26' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('751–751 of 751');
  await search(page, 'Homestar Runner');
  await expect(page.getByRole('link', { name: /Strong Bads favorite bands/ })).toBeVisible();
});

/** A question with other words in some of its cells. */
function changed(number: number, cells: Readonly<Record<number, string>>): string[] {
  return sumQuestion(number).map((cell, at) => cells[at] ?? cell);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search questions' }).fill(words);
}

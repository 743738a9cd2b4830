import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { confirmImport, sendImport } from '../helpers/authoring.ts';
import { bankPath, makeContent } from '../helpers/content.ts';
import { csvFile, sumQuestions } from '../helpers/import-file.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');

test('C-684 a refused file writes nothing; the template is imported as it is, and so are 751 questions, listed page by page and searched', async ({
  page,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('author', testInfo);
  await page.goto(bankPath(await makeContent(api, 'mcq', { title: uniqueTitle('Imports'), place })));
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  const dialog = await sendImport(page, csvFile(sumQuestions(1), 'one.csv'));
  await expect(dialog.getByRole('alert')).toContainText('Nothing in this file can be imported');
  await expect(dialog).toContainText('There should be at least 2 questions in the CSV');
  await dialog.getByRole('button', { name: 'Choose another file' }).click();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV template' }).click();
  const buffer = readFileSync(await (await download).path());
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'template.csv', mimeType: 'text/csv', buffer });
  await confirmImport(dialog, 2);
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  const questions = page.getByRole('region', { name: 'Questions' }).getByRole('listitem');
  await expect(questions).toHaveCount(2);

  await sendImport(page, csvFile(sumQuestions(751), 'many.csv'));
  await confirmImport(dialog, 751);
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–30 of 753');
  await page.getByRole('button', { name: 'Page 26' }).click();
  await expect(pages).toContainText('751–753 of 753');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('sum-640');
  await expect(page.getByRole('link', { name: /What is 640/ })).toBeVisible();
});

import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, makeContent, questionPath } from '../helpers/content.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');
const save = '**/api/editor/question';

test('C-569 C-1004 C-1005 C-1007 C-1008 a save that the line dropped, or that finds no internet, asks; Cancel keeps the work, Retry goes on with it', async ({
  page,
  context,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('author', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Lines that drop'), place });
  const { content_id } = await addQuestion(api, bank.container_id);
  // What others do meanwhile would have the page ask by itself, which cannot be cancelled.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(questionPath(bank, content_id));
  await writeRich(page, 'Option 4', 'thirteen');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();

  await page.route(save, (route) => route.abort('connectionreset'));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('Please check your internet connection and try again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(dialog).toBeVisible();
  await page.unroute(save);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(richField(page, 'Option 4')).toHaveText('thirteen');
});

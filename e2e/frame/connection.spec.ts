import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, makeContent, questionPath } from '../helpers/content.ts';
import { somebodyAnew, testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');
const save = '**/api/editor/question';

test('C-569 C-1004 C-1005 C-1007 C-1008 a save whose connection is lost, or that finds no internet, asks; Cancel keeps the work, Retry sends it again', async ({
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

test('C-995 C-996 C-998 C-1000 C-1019 what the server answers with says so: 500 and above, 400, and 401 up to 499, which ends the session and leads to the login', async ({
  browser,
}) => {
  const page = await somebodyAnew(browser, 'developer2');
  const unauthorized = page.getByText('Unauthorized user.', { exact: true });
  const important = 'Important params are missing. Please provide those params and try again.';
  for (const [status, text] of [
    [500, important],
    [503, important],
    [400, 'Oops, System error detected. We are working to fix it.'],
  ] as const) {
    await page.route('**/api/content/search', (route) => route.fulfill({ status, body: 'no envelope' }));
    await page.goto('/content');
    await expect(page.getByText(text, { exact: true }).first(), String(status)).toBeVisible();
    await expect(unauthorized).toHaveCount(0);
    await page.unroute('**/api/content/search');
  }
  await page.route('**/api/content/search', (route) => route.fulfill({ status: 404, body: 'no envelope' }));
  await page.goto('/content');
  await expect(unauthorized).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/content');
  await expect(page).toHaveURL('/NotFound');
});

import { expect, type Page } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, makeContent, questionPath } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { studioTexts } from './helpers/texts.ts';
import { uniqueTitle } from './helpers/titles.ts';

const test = testAs('developer');
const save = '**/api/editor/question';
const drafts = '**/api/dashboard/cd';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

test.describe('an action', () => {
  test.beforeEach(async ({ page, request }, testInfo) => {
    const api = await apiOf(request, 'developer');
    const place = skillOf('author', testInfo);
    const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Lines that drop'), place });
    const { content_id } = await addQuestion(api, bank.container_id);
    // What others do meanwhile would have the page ask by itself, which cannot be cancelled.
    await page.route('**/api/live', (route) => route.abort());
    await page.goto(questionPath(bank, content_id));
    await writeRich(page, 'Option 4', 'thirteen');
    await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
  });

  test('C-1005 C-1007 C-1008 that the line dropped asks; Cancel keeps the work, Retry goes on with it', async ({
    page,
  }) => {
    await page.route(save, (route) => route.abort('connectionreset'));
    await page.keyboard.press('Control+s');
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('Please check your internet connection and try again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(savedSign(page, 'Unsaved changes')).toBeVisible();

    await page.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog).toBeVisible();
    await page.unroute(save);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Option 4', exact: true })).toHaveText('thirteen');
  });

  test('C-1004 without internet asks, and goes on when it is back', async ({ page, context }) => {
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await context.setOffline(false);
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
    await expect(savedSign(page, 'Saved')).toBeVisible();
  });

  test('C-282 tells of its success bottom-left', async ({ page }) => {
    await page.keyboard.press('Control+s');
    await expectBottomLeft(page, 'Saved successfully.');
  });

  test('C-282 tells of its success bottom-left where lines run from the right, too', async ({ page }) => {
    const urdu = studioTexts('ur');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('takhti.language', 'ur'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('slider').press('End');
    await page.keyboard.press('Control+s');
    await expectBottomLeft(page, urdu('editor:saved_toast'));
  });
});

test('C-1006 C-1009 C-1011 a page that gets no answer asks to retry, and offers no other way', async ({
  page,
}) => {
  await page.clock.install();
  // An answer that never comes, until the client has waited long enough.
  await page.route(drafts, () => undefined);
  const asked = page.waitForRequest(drafts);
  await page.goto('/dashboard/draft');
  await asked;
  await page.clock.fastForward('01:01');

  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button')).toHaveText(['Retry']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await page.unroute(drafts);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

async function expectBottomLeft(page: Page, words: string): Promise<void> {
  const toast = page.getByText(words);
  await expect(toast).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // It slides in: its place is where it comes to rest.
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      if (!box) return null;
      return { isLeft: box.x >= 0 && box.x + box.width < width / 2, isBottom: box.y > height * 0.75 };
    })
    .toEqual({ isLeft: true, isBottom: true });
}

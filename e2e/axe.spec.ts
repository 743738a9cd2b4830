import { expect, type Page } from '@playwright/test';
import { act } from './helpers/actions.ts';
import { expectAccessible } from './helpers/axe.ts';
import { speak } from './helpers/language.ts';
import { somebody } from './helpers/login.ts';
import { makeThings, pages } from './helpers/pages.ts';
import { openPaths, studioPaths } from './helpers/routes.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';

const languages = [
  { name: 'English', locale: 'en', dir: 'ltr' },
  { name: 'Urdu', locale: 'ur', dir: 'rtl' },
] as const;

const visitsOf = Map.groupBy(pages, ({ login }) => login);
let things: Awaited<ReturnType<typeof makeThings>>;

test.beforeAll(async ({ playwright, server }, testInfo) => {
  const request = await playwright.request.newContext({ baseURL: server.address });
  things = await makeThings(request, skillOf('pages', testInfo));
  await request.dispose();
});

test('every page of the studio is in the list that is looked over here', () => {
  expect([...new Set(pages.map(({ path }) => path))].toSorted()).toEqual([...studioPaths].toSorted());
});

for (const { name, locale, dir } of languages) {
  test(`${name}: every page that needs no login can be used by everybody`, async ({ page }) => {
    test.slow();
    await speak(page, locale);
    for (const path of openPaths)
      await test.step(path, async () => {
        await page.goto(path);
        await expectReady(page, dir);
        await expectAccessible(page);
      });
  });

  for (const [login, visits] of visitsOf)
    test(`${name}: every page of ${login} can be used by everybody`, async ({ browser }) => {
      test.slow();
      const page = await somebody(browser, login);
      await speak(page, locale);
      for (const { path, of: thing } of visits)
        await test.step(`${path}${thing ? ` of a ${thing}` : ''}`, async () => {
          await page.goto(path + (thing ? things[thing] : ''));
          await expectReady(page, dir);
          await expectAccessible(page);
        });
      await page.close();
    });

  test(`${name}: dialogs and drawers of a bank can be used by everybody`, async ({ browser }) => {
    const t = studioTexts(locale);
    const page = await somebody(browser, 'developer');
    await speak(page, locale);
    await page.goto(`/dashboard/mcq${things.bank}`);
    const press = (key: string) => () => page.getByRole('button', { name: t(key), exact: true }).click();
    const ways = [
      press('questions:import.open'),
      press('questions:rename.title'),
      ...['comment', 'history', 'share', 'play'].map((action) => () => act(page, action, t)),
    ];
    for (const open of ways) {
      await open();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('common:close'), exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await page.close();
  });

  test(`${name}: a question with everything wrong can be mended by everybody`, async ({ browser }) => {
    const t = studioTexts(locale);
    const page = await somebody(browser, 'developer');
    await speak(page, locale);
    await page.goto(`/dashboard/mcq/edit${things.bank}`);
    await page.getByRole('button', { name: t('common:save'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t('editor:messages.mcq.question_required'));
    await page.getByRole('textbox', { name: t('questions:question'), exact: true }).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectAccessible(page);
    await page.close();
  });
}

async function expectReady(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not until the network is quiet: an open page listens to its server for ever.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

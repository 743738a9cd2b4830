import { expect, type Page } from '@playwright/test';
import { act } from '../helpers/actions.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { lookIn, speak } from '../helpers/screen/language.ts';
import { somebody } from '../helpers/people/login.ts';
import { makeThings, pages } from '../helpers/screen/pages.ts';
import { openPaths, studioPaths } from '../helpers/screen/routes.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts, type TextKey } from '../helpers/screen/texts.ts';

const languages = [
  { name: 'English', locale: 'en', dir: 'ltr', look: 'light' },
  { name: 'Urdu by night', locale: 'ur', dir: 'rtl', look: 'dark' },
] as const;

/** Each page in one of the two languages and looks: names and roles are the same in both, and so is what a colour is used for. */
const visitsIn = (locale: string) =>
  Map.groupBy(
    // Neither all editors nor all previews in one of them: they come in pairs.
    pages.filter((_, at) => ([0, 3].includes(at % 4) ? 'en' : 'ur') === locale),
    ({ login }) => login,
  );
let things: Awaited<ReturnType<typeof makeThings>>;

test.beforeAll(async ({ playwright, server }, testInfo) => {
  const request = await playwright.request.newContext({ baseURL: server.address });
  things = await makeThings(request, skillOf('pages', testInfo));
  await request.dispose();
});

test('every page of the studio is in the list that is looked over here', () => {
  expect([...new Set(pages.map(({ path }) => path))].toSorted()).toEqual([...studioPaths].toSorted());
});

for (const { name, locale, dir, look } of languages) {
  test(`${name}: every page that needs no login can be used by everybody`, async ({ page }) => {
    await speak(page, locale);
    await lookIn(page, look);
    await expectAllAccessible(page, dir, openPaths);
  });

  for (const [login, visits] of visitsIn(locale))
    test(`C-089 C-091 C-093 C-172 G-450 G-451 ${name}: every page of ${login} can be used by everybody`, async ({
      browser,
    }) => {
      test.slow();
      const page = await somebody(browser, login);
      await speak(page, locale);
      await lookIn(page, look);
      await expectAllAccessible(
        page,
        dir,
        visits.map(({ path, of: thing }) => path + (thing ? things[thing] : '')),
      );
    });

  test(`${name}: dialogs and drawers of a bank, and a question with everything wrong, can be used by everybody`, async ({
    browser,
  }) => {
    const t = studioTexts(locale);
    const page = await somebody(browser, 'developer');
    await speak(page, locale);
    await lookIn(page, look);
    await page.goto(`/dashboard/mcq${things.bank}`);
    const press = (key: TextKey) => () => page.getByRole('button', { name: t(key), exact: true }).click();
    const ways = [
      press('questions:import.open'),
      press('questions:rename.title'),
      ...['comment', 'history', 'share', 'play'].map((action) => () => act(page, action, t)),
    ];
    const dialog = page.getByRole('dialog');
    for (const open of ways) {
      await open();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('common:close'), exact: true }).click();
      await expect(dialog).toBeHidden();
    }

    await goWithin(page, `/dashboard/mcq/edit${things.bank}`);
    const stem = page.getByRole('textbox', { name: t('questions:question'), exact: true });
    await expect(stem).toBeVisible();
    await press('common:save')();
    await expect(page.getByRole('alert')).toContainText(t('editor:messages.question.text_required'));
    await stem.click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectAccessible(page);
  });
}

/** Goes from page to page inside the studio: loading it again for each would take longer than looking it over. */
async function expectAllAccessible(
  page: Page,
  dir: 'ltr' | 'rtl',
  addresses: readonly string[],
): Promise<void> {
  await page.goto('/NotFound');
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  for (const address of addresses)
    await test.step(address, async () => {
      // At the same address with another query there is no sign that all pages give of having come.
      if (pathIn(page.url()) === pathIn(address)) await openWithin(page, '/close');
      await openWithin(page, address);
      // Not until the network is quiet: an open page listens to its server for ever.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    });
}

/** Goes to a page and waits until it has come: with a heading of its own or, where it is drawn as the last one, with the focus. */
async function openWithin(page: Page, address: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => {
    element.setAttribute('data-left', '');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await goWithin(page, address);
  const hasCome = heading.and(page.locator(':not([data-left])')).or(page.locator('main:focus'));
  await expect(hasCome.first()).toBeVisible();
  await expect(heading).toBeVisible();
  // Some lead on to another page, but none is unknown.
  expect(pathIn(page.url()) === '/NotFound').toBe(address === '/NotFound');
}

const pathIn = (address: string): string => new URL(address, 'http://studio').pathname;

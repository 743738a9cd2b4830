import { expect, type Page } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { speak } from '../helpers/screen/language.ts';
import { somebodyAnew } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';

const { full_name } = people.many;
const fromLms = '/dashboard/draft?isLms=1&isTeacher=0&full_access=1&redirect_url=https%3A%2F%2Flms.example';

for (const locale of ['en', 'ur'] as const) {
  const isAgain = locale === 'ur';
  const t = studioTexts(locale);
  const role = t('common:header.switch_role', { role: t('common:roles.cd') });

  test(`${locale}: menus, toasts and the drawer of the frame can be used by everybody, and nothing sticks out of a narrow window`, async ({
    browser,
    request,
  }) => {
    const api = await apiOf(request, 'many');
    await api(switchRole, { role: 'cd' });
    const page = await somebodyAnew(browser, 'many');
    await speak(page, locale);
    await page.goto(fromLms);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('the menus of the header, by keys', async () => {
      const language = t('common:header.language', { name: locale === 'en' ? 'English' : 'اردو' });
      for (const name of [role, language, full_name]) {
        const button = page.getByRole('button', { name });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page, { isAgain });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    await test.step('a toast can be read and closed', async () => {
      await page.route('**/api/user/role/switch', (route) => route.fulfill({ status: 500, body: '' }));
      await page.getByRole('button', { name: role }).click();
      await page.getByRole('menuitem').first().click();
      const toast = page.getByRole('alert').filter({ hasText: t('common:failures.missing_params') });
      await expect(toast).toBeVisible();
      await expectAccessible(page, { isAgain });
      await toast.getByRole('button', { name: t('common:close') }).click();
      await expect(toast).toBeHidden();
    });

    await test.step('the drawer of a phone, by keys', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const button = page.getByRole('button', { name: t('common:menu.open') });
      await button.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: t('common:menu.title') });
      await expect(drawer).toBeVisible();
      await expectAccessible(page, { isAgain });
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step('nothing sticks out of windows of 390 and 320 px', async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNothingSticksOut(page);
        await page.getByRole('button', { name: full_name }).click();
        await expect(page.getByRole('menuitem', { name: t('common:header.log_out') })).toBeInViewport();
        await expectNothingSticksOut(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      }
    });
  });
}

test('with reduced motion nothing moves in the frame', async ({ browser }) => {
  const page = await somebodyAnew(browser, 'many');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && typeof duration === 'number' && duration > 1;
      }).length,
  );
  expect(moving).toBe(0);
});

async function expectNothingSticksOut(page: Page): Promise<void> {
  // What is drawn otherwise in a narrower window is so a moment after the window is.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const out = [...document.querySelectorAll('header *')].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
        });
        const tooWide = Math.max(0, document.documentElement.scrollWidth - innerWidth);
        return { out: out.map((element) => element.outerHTML.slice(0, 80)), tooWide };
      }),
    )
    .toEqual({ out: [], tooWide: 0 });
}

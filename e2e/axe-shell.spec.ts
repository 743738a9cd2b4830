import { expect, type Page } from '@playwright/test';
import { switchRole } from '@takhti/contract';
import { apiOf } from './helpers/api.ts';
import { expectAccessible } from './helpers/axe.ts';
import { logIn } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { test } from './helpers/test.ts';
import { studioTexts } from './helpers/texts.ts';

const { full_name } = people.many;

for (const locale of ['en', 'ur'] as const) {
  test.describe(locale, () => {
    const t = studioTexts(locale);

    test.beforeEach(async ({ page, request }) => {
      const api = await apiOf(request, 'many');
      await api(switchRole, { role: 'cd' });
      await page.addInitScript((language) => localStorage.setItem('takhti.language', language), locale);
      await logIn(page, 'many');
      await page.goto(
        '/dashboard/draft?isLms=1&isTeacher=0&full_access=1&redirect_url=https%3A%2F%2Flms.example',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('the menus of the header can be used by everybody', async ({ page }) => {
      const names = [
        t('common:header.switch_role', { role: t('common:roles.cd') }),
        t('common:header.language', { name: locale === 'en' ? 'English' : 'اردو' }),
        full_name,
      ];
      for (const name of names) {
        const button = page.getByRole('button', { name });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('the drawer of a phone can be used by everybody, by keyboard alone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const button = page.getByRole('button', { name: t('common:menu.open') });
      await button.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: t('common:menu.title') });
      await expect(drawer).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('a toast can be read and closed by everybody', async ({ page }) => {
      await page.route('**/api/user/role/switch', (route) => route.fulfill({ status: 500, body: '' }));
      const roles = page.getByRole('button', {
        name: t('common:header.switch_role', { role: t('common:roles.cd') }),
      });
      await roles.click();
      await page.getByRole('menuitem').first().click();
      const toast = page.getByRole('alert').filter({ hasText: t('common:failures.missing_params') });
      await expect(toast).toBeVisible();
      await expectAccessible(page);
      await toast.getByRole('button', { name: t('common:close') }).click();
      await expect(toast).toBeHidden();
    });

    for (const width of [320, 390]) {
      test(`nothing of the frame sticks out of a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await expectNothingSticksOut(page);
        await page.getByRole('button', { name: full_name }).click();
        await expect(page.getByRole('menuitem', { name: t('common:header.log_out') })).toBeInViewport();
        await expectNothingSticksOut(page);
      });
    }
  });
}

test('who asks for less motion sees none in the frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'many');
  await page.setViewportSize({ width: 390, height: 844 });
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
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('header *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(out).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

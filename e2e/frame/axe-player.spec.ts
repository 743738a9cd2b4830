import { expect } from '@playwright/test';
import { searchLibrary } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { playerPath } from '../helpers/content.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

/** Published work of the demo that tells right and wrong at once; one of them by night. */
const languages = [
  { language: 'English', locale: 'en', dir: 'ltr', look: 'light', title: 'Fractions: what do you know?' },
  { language: 'Urdu', locale: 'ur', dir: 'rtl', look: 'dark', title: 'پانی کا چکر: جائزہ' },
] as const;

for (const { language, locale, dir, look, title } of languages) {
  test(`the player in ${language} can be used by everybody, from its first page to the result`, async ({
    page,
    request,
  }) => {
    // What moves would be waited for.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look });
    const t = playerTexts(locale);
    const api = await apiOf(request, 'teacher');
    const { records } = await api(searchLibrary, { title });
    await page.goto(await playerPath(api, records[0]?.content_id ?? ''));
    const start = page.getByRole('button', { name: t('start') });

    await expect(start).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectAccessible(page);
    await start.click();

    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: t('check'), exact: true }).click();
    await expect(
      page
        .getByText(t('right'))
        .or(page.getByText(t('wrong')))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t('bookmark') }).click();
    await expect(page.getByRole('heading', { name: t('bookmark_saved') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('continue') }).click();

    const toOverview = page.getByRole('button', { name: t('review_open') });
    while (!(await toOverview.isVisible()))
      await page.getByRole('button', { name: t('next'), exact: true }).click();
    await toOverview.click();
    await expect(page.getByRole('heading', { name: t('review') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('finish') }).click();
    const dialog = page.getByRole('dialog', { name: t('finish_confirm') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('finish') }).click();
    await expect(page.getByRole('heading', { name: t('result_details') })).toBeVisible();
    await expectAccessible(page);
  });
}

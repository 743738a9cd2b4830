import { expect } from '@playwright/test';
import { searchLibrary } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { playerPath } from '../helpers/content.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

/** What the demo shows of games: the links of a library, as learners open them. */
const shown = [
  { title: 'Water on its way', locale: 'en', dir: 'ltr', rounds: 10, pictures: 0 },
  { title: 'آج موسم کیسا ہے؟', locale: 'ur', dir: 'rtl', rounds: 1, pictures: 4 },
] as const;

for (const { title, locale, dir, rounds, pictures } of shown)
  test(`the demo’s game “${title}” opens by its link and begins with its first round`, async ({
    page,
    request,
  }) => {
    // Its kites would be waited for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const t = playerTexts(locale);
    const api = await apiOf(request, 'teacher');
    const { records } = await api(searchLibrary, { title });
    await page.goto(await playerPath(api, records[0]?.content_id ?? ''));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectAccessible(page);

    await page.getByRole('button', { name: t('game_start') }).click();
    await expect(page.getByRole('heading', { name: t('round_of', { n: 1, total: rounds }) })).toBeFocused();
    const drawings = page.locator('[data-drop] img');
    await expect(drawings).toHaveCount(pictures);
    for (const drawing of await drawings.all())
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await expectAccessible(page);
  });

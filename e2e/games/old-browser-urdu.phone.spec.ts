import { expect } from '@playwright/test';
import { asOf2019 } from '../helpers/browser/as-of-2019.ts';
import { keys } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { gameOfEverything, openGame, playThrough } from '../helpers/games/games.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

test('a browser with no more than those of 2019 plays every board, in the style sheets made for them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asOf2019(page);
  const play = gameOfEverything('urdu');
  const sent = await openGame(page, play);
  await playThrough(page, play, keys, playerTexts('ur'));
  await expect.poll(() => sent()?.GameScore).toBe(100);
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.filter((href) => !href.endsWith('.old1.css'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
});

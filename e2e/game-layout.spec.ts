import { expect, type CDPSession, type Page } from '@playwright/test';
import { gameOfEverything, openGame, solveRound } from './helpers/games.ts';
import { shortcuts } from './helpers/hands.ts';
import { test } from './helpers/test.ts';
import { playerTexts } from './helpers/texts.ts';

/** From a small phone to the projector of a class; `letters` is the size that somebody set their browser to. */
const screens = [
  { width: 320, height: 568, letters: 16 },
  { width: 390, height: 844, letters: 16 },
  { width: 844, height: 390, letters: 16 },
  { width: 1280, height: 800, letters: 16 },
  { width: 1920, height: 1080, letters: 16 },
  { width: 320, height: 568, letters: 32 },
  { width: 390, height: 844, letters: 32 },
  { width: 1280, height: 800, letters: 32 },
];

for (const { language, locale } of [
  { language: 'english', locale: 'en' },
  { language: 'urdu', locale: 'ur' },
] as const) {
  test(`every board in ${language} fits from a small phone to a projector, also in letters twice as large`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const t = playerTexts(locale);
    const browser = await page.context().newCDPSession(page);
    const play = gameOfEverything(language);
    await openGame(page, play);
    await expect(page.getByRole('button', { name: t('game_start') })).toBeVisible();
    await expectFits(page, browser, 'intro');
    await page.getByRole('button', { name: t('game_start') }).click();
    for (const round of play.rounds) {
      await expect(page.getByRole('form', { name: t('board') })).toBeVisible();
      await expectFits(page, browser, round.template_type);
      await solveRound(page, round, shortcuts);
      const main = page.locator('.play-dock .button-main');
      if (!(await page.locator('.outcome').isVisible())) await main.click();
      await expect(page.locator('.outcome')).toBeVisible();
      await expectFits(page, browser, `${round.template_type}, solved`);
      await main.click();
    }
    await expect(page.getByRole('heading', { name: t('result_perfect') })).toBeVisible();
    await expectFits(page, browser, 'end');
  });
}

async function expectFits(page: Page, browser: CDPSession, what: string): Promise<void> {
  const faults: string[] = [];
  for (const { width, height, letters } of screens) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(findFaults);
    faults.push(...found.map((fault) => `${what} at ${width}x${height}, letters of ${letters}: ${fault}`));
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(faults).toEqual([]);
}

/** What sticks out of the screen, is cut off or too small for a finger. Runs in the page. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height, left, right } = element.getBoundingClientRect();
    const name = `${element.tagName}.${element.className}`;
    // What scrolls in a strip of its own may lie outside; what nobody sees may be small.
    if (
      width === 0 ||
      height === 0 ||
      element.closest('svg, .unseen, .tray-cards, .fill-scroll > *, .confetti')
    )
      continue;
    if (left < -1 || right > clientWidth + 1) faults.add(`${name} lies outside`);
    if (element.matches('button, input, a') && (width < 43.5 || height < 43.5))
      faults.add(`${name} is ${Math.round(width)}x${Math.round(height)}`);
    const isWord = element.childElementCount === 0 && element.textContent !== '';
    const clips = getComputedStyle(element).overflowX !== 'visible';
    if (isWord && clips && element.scrollWidth > element.clientWidth + 2) faults.add(`${name} is cut off`);
  }
  return [...faults];
}

import { expect, type CDPSession, type Page } from '@playwright/test';

/** A size in pixels; `letters` is the size that somebody set their browser to. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

/** The narrowest, the lowest, and a phone with letters twice as large: what fits these has fitted all others so far. */
export const hardestScreens: readonly Screen[] = [
  { width: 320, height: 568, letters: 16 },
  { width: 844, height: 390, letters: 16 },
  { width: 390, height: 844, letters: 32 },
];

/** Expects that nothing of the player's page lies outside, is cut off or is too small for a finger, on any of these screens. */
export async function expectFits(
  page: Page,
  browser: CDPSession,
  what: string,
  screens = hardestScreens,
): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  let standard = 16;
  const setLetters = async (letters: number): Promise<void> => {
    if (letters === standard) return;
    standard = letters;
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  };
  for (const { width, height, letters } of screens) {
    await setLetters(letters);
    await page.setViewportSize({ width, height });
    const found = await settledPageFaults(page);
    faults.push(...found.map((fault) => `${what} at ${width}x${height}, letters of ${letters}: ${fault}`));
  }
  await setLetters(16);
  await page.setViewportSize(before);
  expect(faults).toEqual([]);
}

/** What the page has at fault on its screen. A board draws itself together for a new one, in a turn or two: what is at fault afterwards stays. */
export async function settledPageFaults(page: Page): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const found = await page.evaluate(findFaults);
    if (found.length === 0 || tries === 8) return found;
    await page.waitForTimeout(100);
  }
}

/** What sticks out of the screen, is cut off or too small for a finger. Runs in the page. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  // As small as the keys of the device itself, where 44 pixels would leave no room for them.
  const least = clientWidth < 360 ? 23.5 : 43.5;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height, left, right } = element.getBoundingClientRect();
    const name = `${element.tagName}.${element.className}`;
    // What scrolls in a strip of its own may lie outside; what nobody sees may be small.
    if (
      width <= 1 ||
      height <= 1 ||
      element.closest('svg, .unseen, .tray-cards, .clue-list > *, .fill-scroll > *, .confetti')
    )
      continue;
    if (left < -1 || right > clientWidth + 1) faults.add(`${name} lies outside`);
    // Letters to tap, on a phone on its side as well; a whole key of them is seen at once there.
    const ofLetters = element.matches('.code-entry') ? 25.5 : 31.5;
    const own = element.matches('.key, .code-entry, .code-letter') && innerHeight < 420 ? ofLetters : least;
    if (element.matches('button, input, a') && Math.min(width, height) < own)
      faults.add(`${name} is ${Math.round(width)}x${Math.round(height)}`);
    const isWord = element.childElementCount === 0 && element.textContent !== '';
    const clips = getComputedStyle(element).overflowX !== 'visible';
    if (isWord && clips && element.scrollWidth > element.clientWidth + 2) faults.add(`${name} is cut off`);
  }
  return [...faults];
}

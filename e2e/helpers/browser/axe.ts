import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rows of one list have one shape: to look over all thirty takes most of the time, and finds what the first have. */
const rowsLikeTheFirst = 'main :is(li, tr):nth-child(n + 7)';

interface Look {
  /** Whether it was looked over in another language before: its colours are the same, whatever it says. */
  readonly isAgain?: boolean;
}

/** Expects that a page, as it stands, keeps nobody out: nothing serious or critical by WCAG 2 A and AA. */
export async function expectAccessible(page: Page, { isAgain = false }: Look = {}): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What is still fading in has the contrast of neither its beginning nor its end; it begins a frame or two after it was asked for.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Without a page of its own to put results together (our frames are of one origin), and with nothing told of what passed.
  const { violations } = await new AxeBuilder((await hasAxe(page)) ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(rowsLikeTheFirst)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .disableRules(isAgain ? ['color-contrast'] : [])
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`).join(' | ')}`,
    );
  expect(grave).toEqual([]);
}

/** Whether an earlier look has left axe in the page: to bring it again takes as long as to run it. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  return frames.every(Boolean);
}

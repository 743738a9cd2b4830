import { expect, type Page } from '@playwright/test';
import type { PlayRound } from '@takhti/domain';
import { figures } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { expectFits, settledPageFaults, type Screen } from '../helpers/games/board-layout.ts';
import { findOutside } from '../helpers/games/board-room.ts';
import { gameOfEverything, openGame } from '../helpers/games/games.ts';
import { withMost } from '../helpers/games/most-content.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

/** The last is a laptop whose letters are twice as large. */
const screens = ['320x568', '390x844', '768x1024', '1366x650', '1280x800', '1920x1080', '640x400'] as const;
/** So many cards at once need more room than these have; tray and places are on the screen together even there. */
const smallest: readonly string[] = ['320x568', '640x400'];
/** Where nothing may stick out of the page either: besides those above, a phone that lies, and letters twice as large. */
const otherScreens: readonly Screen[] = [
  { width: 844, height: 390, letters: 16 },
  { width: 320, height: 568, letters: 32 },
  { width: 390, height: 844, letters: 32 },
  { width: 1280, height: 800, letters: 32 },
];

/** Where cards keep their places however few they are; a phone may have to close up a tray of twelve. */
const handSizes: readonly (readonly [width: number, height: number])[] = [
  [1280, 800],
  [390, 844],
];

for (const language of ['english', 'urdu'] as const) {
  const t = playerTexts(language === 'english' ? 'en' : 'ur');
  for (const content of ['the fewest', 'the most'] as const) {
    test(`G-314 every board in ${language} with ${content} cards lies between header and dock, and keeps its size`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const browser = await page.context().newCDPSession(page);
      const play = gameOfEverything(language);
      const rounds = play.rounds.map((round) => (content === 'the most' ? withMost(round, language) : round));
      await openGame(page, { ...play, rounds });
      const start = page.getByRole('button', { name: t('game_start') });
      for (const screen of screens) {
        const [width = 0, height = 0] = screen.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await expect(start).toBeInViewport({ ratio: 0.99 });
      }
      await start.click();
      // An option below the pointer would come up a little.
      await page.mouse.move(0, 0);
      const faults: string[] = [];
      for (const round of rounds) {
        const heading = page.getByRole('heading', {
          name: t('round_of', { n: round.Number, total: rounds.length }),
        });
        await expect(heading).toBeVisible();
        await expect(page.locator('.round-card form > :not(button, .inner-coming)').first()).toBeVisible();
        const look = page.locator('.look');
        if (await look.isVisible()) await look.getByRole('button', { name: t('look_pause') }).click();
        const isFull = content === 'the most';
        faults.push(...(await faultsOf(page, round, isFull ? smallest : [])));
        if (!isFull) await expectFits(page, browser, round.template_type, otherScreens);
        await expectKept(page);
        await expectTrayKept(page, round, isFull ? [[1280, 800]] : handSizes);
        if (round.Number === rounds.length) break;
        await expect(async () => {
          await page.locator('.play-dock').evaluate(goOn);
          await expect(heading).toBeHidden({ timeout: 400 });
        }).toPass();
      }
      expect(faults).toEqual([]);
    });
  }
}

test('on the smallest phone, in a world, phrases to put in order and all letters of a word are seen at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  const t = playerTexts('ur');
  const play = gameOfEverything('urdu');
  const of = (template: string, Number: number): PlayRound[] =>
    play.rounds
      .filter(({ template_type }) => template_type === template)
      .slice(0, 1)
      .map((round) => ({ ...round, Number }));
  const steps = ['بھاپ اوپر اٹھتی ہے', 'سورج سمندر کو گرم کرتا ہے', 'بادل بنتے ہیں', 'بارش ہوتی ہے'];
  const phrases = of('order', 1).map((round): PlayRound => {
    if (round.board.kind !== 'sequence') throw new Error('there is nothing to put in order');
    const cards = round.board.cards
      .slice(0, steps.length)
      .map((card, at) => ({ ...card, text: steps[at] ?? '' }));
    return { ...round, board: { ...round.board, cards, order: cards.map(({ id }) => id) } };
  });
  await openGame(page, { ...play, scene: 'village', rounds: [...phrases, ...of('mystery_word', 2)] });
  await page.getByRole('button', { name: t('game_start') }).click();
  await expect(page.locator('.tray [data-card]')).toHaveCount(steps.length);
  await expect.poll(() => page.evaluate(findOutside)).toEqual([]);
  await page.locator('.play-dock').evaluate(goOn);
  await expect(page.locator('.key').first()).toBeVisible();
  await expect.poll(() => page.evaluate(findOutside)).toEqual([]);
  expect(await page.locator('.keys').evaluate((keys) => keys.scrollHeight - keys.clientHeight)).toBe(0);
});

/** What of a round's board does not fit the screens; and a line that says which it fits. */
async function faultsOf(page: Page, round: PlayRound, mayScroll: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const line: string[] = [];
  for (const screen of screens) {
    const [width, height] = screen.split('x').map(Number);
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await page.evaluate(drawn);
    const found = await page.evaluate(findOutside);
    if (!mayScroll.includes(screen)) found.push(...(await settledPageFaults(page)));
    line.push(found.length === 0 ? 'fits' : '  - ');
    if (!mayScroll.includes(screen))
      faults.push(...found.map((fault) => `${round.template_type} at ${screen}: ${fault}`));
  }
  // The table of what fits is what this test is looked at for.
  console.log(round.template_type.padEnd(32), line.join(' '));
  return faults;
}

/** Runs in the page: until it is drawn for its screen, and seen from its top. */
async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page: presses what leads on, by its own event, which waits for no screen to wake. */
function goOn(dock: HTMLElement | SVGElement): void {
  const button =
    dock.querySelector<HTMLElement>('.button-main:enabled') ?? dock.querySelector<HTMLElement>('.button');
  button?.click();
}

/** Expects that nothing of a board moves, grows or shrinks when its cards are turned, or an option is chosen. */
async function expectKept(page: Page): Promise<void> {
  const next = page.locator('.look .button-main, .choice').first();
  if (!(await next.isVisible())) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  // An option below the pointer comes up a little, wherever the browser believes that the pointer is.
  await page.addStyleTag({ content: '.choice { transform: none !important }' });
  const before = await settledPlaces(page);
  const isLook = await page.locator('.look').isVisible();
  await next.evaluate((each: HTMLElement) => each.click());
  await expect(isLook ? page.locator('.look') : page.locator('.choice[aria-pressed="true"]')).toHaveCount(
    isLook ? 0 : 1,
  );
  expect(await page.locator('.round-card form').evaluate(placesOf)).toEqual(before);
}

/** Expects that no card and no place moves or changes its size below the finger while one card after another is laid. */
async function expectTrayKept(
  page: Page,
  { board, template_type }: PlayRound,
  sizes: typeof handSizes,
): Promise<void> {
  if (board.kind !== 'bins' && !(board.kind === 'sequence' && board.layout === 'slots')) return;
  const parts = (): Promise<string[]> => page.locator('.round-card form').evaluate(trayOf);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const [at, { id }] of board.cards.entries()) {
      await page.evaluate(drawn);
      const before = await parts();
      const place = board.kind === 'bins' ? (at % board.bins.length) + 1 : at + 1;
      await figures.place(page, id, place);
      await page.evaluate(drawn);
      expect(await parts(), `${template_type} at ${width}, card ${at + 1}`).toEqual(
        before.filter((part) => !part.startsWith(`card ${id}:`)),
      );
    }
    for (const { id } of board.cards) await page.locator(`[data-card="${id}"]`).press('Delete');
  }
}

/** Runs in the page: where the places lie, and the cards that are still to be laid. */
function trayOf(board: HTMLElement | SVGElement): string[] {
  return [...board.querySelectorAll<HTMLElement>('.target, .tray [data-card]')].map((part) => {
    const { top, left, width, height } = part.getBoundingClientRect();
    const name = part.dataset['card'] ? `card ${part.dataset['card']}` : `place ${part.dataset['drop']}`;
    return `${name}: ${[top, left, width, height].map(Math.round).join(' ')}`;
  });
}

/** Where the cards lie once the board has drawn itself together, or spread, for its screen. */
async function settledPlaces(page: Page): Promise<string[]> {
  const board = page.locator('.round-card form');
  let places = await board.evaluate(placesOf);
  await expect(async () => {
    const last = places;
    // A browser short of time may not have drawn it for its new size at all.
    await page.evaluate(drawn);
    places = await board.evaluate(placesOf);
    expect(places).toEqual(last);
  }).toPass({ intervals: [100] });
  return places;
}

/** Runs in the page: where the cards of a board lie in it, and how large they are. */
function placesOf(board: HTMLElement | SVGElement): string[] {
  const start = board.getBoundingClientRect();
  return [...board.querySelectorAll('.pair, .choice')].map((card) => {
    const { top, left, width, height } = card.getBoundingClientRect();
    return [top - start.top, left - start.left, width, height].map(Math.round).join(' ');
  });
}

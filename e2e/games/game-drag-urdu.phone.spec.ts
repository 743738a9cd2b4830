import { expect, type Locator, type Page } from '@playwright/test';
import { solvedResponse } from '@takhti/content-types/rounds/play';
import type { GamePlay, PlayRound } from '@takhti/domain';
import { gameOfEverything, openGame } from '../helpers/games/games.ts';
import { cardOf, finger } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { fingerOn, middleOf, type Point } from '../helpers/browser/touch.ts';

const t = playerTexts('ur');

/** A game of one round of this template, in Urdu. */
async function open(page: Page, template: string): Promise<PlayRound> {
  const game: GamePlay = gameOfEverything('urdu');
  const found = game.rounds.find(({ template_type }) => template_type === template);
  const round = found && { ...found, Number: 1 };
  if (!round) throw new Error(`there is no round of ${template}`);
  await openGame(page, { ...game, rounds: [round] });
  await page.getByRole('button', { name: t('game_start') }).click();
  await expect(page.locator('[data-drop]').first()).toBeVisible();
  // Taps meant for the page before do not act on it yet.
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  return round;
}

/** Of a board's cards; the others are tapped into their places. */
const mostDrags = 3;

const placeOf = (page: Page, key: number | string): Locator => page.locator(`[data-drop="${key}"]`);
const ghost = (page: Page): Locator => page.locator('.ghost');
const scrolled = async (page: Page): Promise<number> => page.evaluate(() => scrollY);

for (const template of ['matching_drag_drop', 'non_overlapping_classification'] as const)
  test(`G-036 a finger drags the cards of ${template} into their places, and the page stays where it is`, async ({
    page,
  }) => {
    const { board } = await open(page, template);
    const solved = solvedResponse(board);
    if (!('places' in solved)) throw new Error('not a board of places');
    const touch = await fingerOn(page);

    const [first, ...others] = solved.places.filter(({ bin }) => bin !== null);
    if (!first) throw new Error('nothing belongs anywhere');
    await test.step('lifted outside every place, a card goes back', async () => {
      await cardOf(page, first.card).scrollIntoViewIfNeeded();
      const before = await scrolled(page);
      await touch.down(await middleOf(cardOf(page, first.card)));
      await touch.moveTo({ x: 195, y: 120 });
      await expect(ghost(page)).toBeVisible();
      await touch.moveTo(await middleOf(page.locator('.round-title')));
      await touch.up();
      await expect(ghost(page)).toHaveCount(0);
      await expect(placeOf(page, 'tray').locator(cardOf(page, first.card))).toBeVisible();
      expect(await scrolled(page)).toBe(before);
    });

    for (const [at, { card, bin }] of [first, ...others].entries()) {
      if (at >= mostDrags && bin !== null) {
        await finger.place(page, card, bin);
        continue;
      }
      await cardOf(page, card).scrollIntoViewIfNeeded();
      await touch.down(await middleOf(cardOf(page, card)));
      // Moved at once, and the second by resting on it.
      if (at === 1) await expect(ghost(page)).toBeVisible();
      await dragOnto(page, touch.moveTo, placeOf(page, bin ?? 'tray'));
      await touch.up();
      await expect(placeOf(page, bin ?? 'tray').locator(cardOf(page, card))).toBeVisible();
    }
    await page.getByRole('button', { name: t('check'), exact: true }).tap();
    await expect(page.locator('.outcome')).toContainText(t('right'));
  });

for (const template of ['sorting', 'order'] as const)
  test(`G-036 a finger drags the cards of ${template} into their order`, async ({ page }) => {
    const { board } = await open(page, template);
    const solved = solvedResponse(board);
    if (!('order' in solved)) throw new Error('not a board of an order');
    const touch = await fingerOn(page);
    const hasSlots = await page.locator('.targets').isVisible();

    for (const [at, card] of solved.order.entries()) {
      const target = placeOf(page, hasSlots ? at + 1 : at);
      if ((await target.locator(cardOf(page, card)).count()) > 0) continue;
      if (hasSlots && at >= mostDrags) {
        await finger.place(page, card, at + 1);
        continue;
      }
      const lifted = page
        .locator('.step-card')
        .filter({ has: cardOf(page, card) })
        .or(page.locator(`.place-card[data-card="${card}"]`));
      // The cards may still be on their way from the last drop.
      await lifted.tap({ trial: true });
      await touch.down(await middleOf(lifted));
      await dragOnto(page, touch.moveTo, target);
      await touch.up();
      await expect(target.locator(cardOf(page, card))).toBeVisible();
    }
    await page.getByRole('button', { name: t('check'), exact: true }).tap();
    await expect(page.locator('.outcome')).toContainText(t('right'));
  });

/** Where the page does not scroll below a finger. */
const calm = { top: 90, bottom: 690 };

/** Drags until the place is marked: one beyond the window's edge comes as the finger waits at the edge. */
async function dragOnto(page: Page, moveTo: (to: Point) => Promise<void>, place: Locator): Promise<void> {
  const { x, y } = await middleOf(place);
  if (y < calm.top || y > calm.bottom) {
    // A card that is taken up at the edge has to leave it first.
    await moveTo({ x, y: 420 });
    await moveTo({ x, y: y < calm.top ? 40 : 790 });
    await page.waitForFunction(isBetween, { element: await place.elementHandle(), ...calm });
    await moveTo({ x, y: 420 });
  }
  // The page may still be on its way below the finger.
  await expect(async () => {
    const before = await middleOf(place);
    await moveTo(before);
    expect(await middleOf(place)).toEqual(before);
  }).toPass({ intervals: [0] });
  await expect(place).toHaveAttribute('data-over', '');
}

interface Between {
  readonly element: Element | null;
  readonly top: number;
  readonly bottom: number;
}

/** Whether the middle of something is between two heights of the window. Runs in the page. */
function isBetween({ element, top, bottom }: Between): boolean {
  const box = element?.getBoundingClientRect();
  const middle = box ? box.top + box.height / 2 : 0;
  return middle > top && middle < bottom;
}

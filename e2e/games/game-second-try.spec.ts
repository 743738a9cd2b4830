import { expect, type Page } from '@playwright/test';
import { solvedResponse } from '@takhti/content-types/rounds/play';
import type { PlayRound } from '@takhti/domain';
import { figures } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { findOutside } from '../helpers/games/board-room.ts';
import { gameOfEverything, openGame } from '../helpers/games/games.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

const placed = ['order', 'non_overlapping_classification', 'matching_drag_drop'];

type Move = readonly [card: number, place: number];

/** Where every card of a round belongs. */
function rightMoves({ board }: PlayRound): Move[] {
  const solved = solvedResponse(board);
  if ('order' in solved) return solved.order.map((card, at) => [card, at + 1]);
  if (!('places' in solved)) return [];
  return solved.places.flatMap(({ card, bin }): Move[] => (bin === null ? [] : [[card, bin]]));
}

/** The same with two of the cards in each other's places; those two come first. */
function mixedUp([first, ...rest]: readonly Move[]): Move[] {
  const other = rest.find(([, place]) => place !== first?.[1]);
  if (!first || !other) throw new Error('there is nothing to mix up');
  return [[first[0], other[1]], [other[0], first[1]], ...rest.filter((move) => move !== other)];
}

for (const { locale, language } of [
  { locale: 'en', language: 'english' },
  { locale: 'ur', language: 'urdu' },
] as const)
  test(`a second try in ${language} keeps what was right, and its board lies between header and dock`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const t = playerTexts(locale);
    const play = gameOfEverything(language);
    const rounds = play.rounds
      .filter(({ template_type }) => placed.includes(template_type))
      .map((round, at) => ({ ...round, Number: at + 1 }));
    expect(rounds).toHaveLength(placed.length);
    await openGame(page, { ...play, rounds });
    await page.getByRole('button', { name: t('game_start') }).click();
    for (const round of rounds)
      await test.step(round.template_type, async () => {
        const right = rightMoves(round);
        const wrong = mixedUp(right);
        for (const [card, place] of wrong) await figures.place(page, card, place);
        await page.getByRole('button', { name: t('check'), exact: true }).click();
        await page.getByRole('button', { name: t('try_again'), exact: true }).click();
        await expect(page.getByText(t('try_practice'))).toBeVisible();
        await expect(page.locator('[data-card]')).toHaveCount(2);
        await expect(page.locator('.place-right')).toHaveCount(right.length - 2);
        for (const [width, height] of [
          [1280, 800],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => page.evaluate(findOutside), { message: `at ${width}` }).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        const [card, board] = await Promise.all(
          ['.round-card', '.round-card form'].map((part) => page.locator(part).boundingBox()),
        );
        // Beside its question it may stand, in the question's own narrow column it may not.
        expect(board?.width ?? 0).toBeGreaterThan((card?.width ?? 0) / 2);
        const isLeft = ([id]: Move): boolean => wrong.slice(0, 2).some(([each]) => each === id);
        for (const [id, place] of right.filter(isLeft)) await figures.place(page, id, place);
        await page.getByRole('button', { name: t('check'), exact: true }).click();
        await expect(page.getByText(t('right'), { exact: true }).last()).toBeVisible();
        await page.locator('.play-dock .button-main').click();
      });
  });

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`a wrong choice at ${width} in a world is seen with its question, its answer and how it went`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const t = playerTexts('ur');
    const play = gameOfEverything('urdu');
    const round = play.rounds.find(({ template_type }) => template_type === 'mcq_medium');
    if (round?.board.kind !== 'choice') throw new Error('there is no choice');
    const { board } = round;
    await openGame(page, { ...play, scene: 'stones', rounds: [{ ...round, Number: 1 }] });
    await page.getByRole('button', { name: t('game_start') }).click();
    const wrong = board.cards.findIndex(({ id }) => !board.right.includes(id));
    await page.locator('.choice').nth(wrong).click();
    await expectBetween(page, ['.round-question', '.choice-wrong', '.outcome']);
    await page.getByRole('button', { name: t('show_answer') }).click();
    await expectBetween(page, ['.round-question', '.choice-wrong', '.choice-right', '.outcome']);
    await page.getByRole('button', { name: t('show_result') }).click();
    await expectBetween(page, ['.scene', '.ring', '.game-end-stars', '.result-actions .button-main']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectBetween(page, ['.scene', '.ring', '.game-end-stars', '.result-actions']);
  });

/** Expects that parts of the page lie between its header and its dock. */
async function expectBetween(page: Page, parts: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((all) => {
        const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
        const dock = document.querySelector('.play-dock')?.getBoundingClientRect().top ?? innerHeight;
        return all.filter((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return !box || box.top < top - 1 || box.bottom > dock + 1;
        });
      }, parts),
    )
    .toEqual([]);
}

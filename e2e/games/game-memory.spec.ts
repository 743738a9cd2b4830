import { expect, type Page } from '@playwright/test';
import { gameOfEverything, openGame } from '../helpers/games/games.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

/** A memory whose cards lie open, in a page where no time passes but what the test lets pass. */
async function openMemory(page: Page) {
  await page.clock.install({ time: 0 });
  const t = playerTexts('en');
  const play = gameOfEverything('english');
  const round = play.rounds.find(({ template_type }) => template_type === 'matching_flip');
  if (round?.board.kind !== 'pairs') throw new Error('no memory');
  const { board } = round;
  await openGame(page, { ...play, rounds: [round] });
  await expect(page.getByRole('button', { name: t('game_start') })).toBeVisible();
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', { name: t('game_start') }).click();
  const open = page.locator('.pair[data-open]');
  await expect(open).toHaveCount(8);
  const turn = (pair: number, side: 0 | 1) =>
    page
      .locator('.pair')
      .nth(board.cards.findIndex(({ id }) => id === board.pairs[pair]?.[side]))
      .click();
  return { t, open, turn };
}

test('G-063 G-064 G-065 G-069 G-070 the cards of a memory lie open for 5 seconds, and wrong pairs turn back', async ({
  page,
}) => {
  const { open, turn } = await openMemory(page);
  await page.clock.runFor(4_900);
  await expect(open).toHaveCount(8);
  await page.clock.runFor(100);
  await expect(open).toHaveCount(0);
  await turn(0, 0);
  await turn(1, 0);
  await expect(open).toHaveCount(2);
  await page.clock.runFor(1_100);
  await expect(open).toHaveCount(0);
  await turn(0, 0);
  await turn(0, 1);
  await expect(page.locator('.pair-found')).toHaveCount(2);
});

test('a memory gives more time where it is needed: to look, and before wrong pairs turn back', async ({
  page,
}) => {
  const { t, open, turn } = await openMemory(page);
  await page.clock.runFor(4_800);
  await page.getByRole('button', { name: t('look_pause') }).click();
  await page.clock.runFor(10_000);
  await expect(open).toHaveCount(8);
  await page.getByRole('button', { name: t('look_go_on') }).click();
  await page.getByRole('button', { name: t('look_longer') }).click();
  await page.clock.runFor(5_100);
  await expect(open).toHaveCount(8);
  await page.clock.runFor(100);
  await expect(open).toHaveCount(0);
  await turn(0, 0);
  await turn(1, 0);
  await page.clock.runFor(3_800);
  await expect(open).toHaveCount(2);
  await page.clock.runFor(300);
  await expect(open).toHaveCount(0);
});

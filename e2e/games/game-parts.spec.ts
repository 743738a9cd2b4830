import { expect, type Page, type Route } from '@playwright/test';
import { saveGame } from '@takhti/contract';
import type { GamePlay } from '@takhti/domain';
import { gameOfEverything, openGame, solveRound } from '../helpers/games/games.ts';
import { mouse } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

const t = playerTexts('en');
const boardOfSecond = '**/player/assets/place-boards-*.js';

/** A round of each board, the one that is chosen from before the one with places. */
function twoRounds(): GamePlay {
  const game = gameOfEverything('english');
  const of = (template: string) =>
    game.rounds.filter((round) => round.template_type === template).slice(0, 1);
  const rounds = [...of('mcq_short'), ...of('order')].map((round, at) => ({ ...round, Number: at + 1 }));
  return { ...game, rounds };
}

async function answer(page: Page, { rounds }: GamePlay, at: number): Promise<void> {
  const round = rounds[at];
  if (!round) throw new Error(`there is no round ${at + 1}`);
  await solveRound(page, round, mouse);
  const check = page.getByRole('button', { name: t('check'), exact: true });
  if (await check.isVisible()) await check.click();
  await expect(page.locator('.outcome')).toBeVisible();
}

async function play(page: Page, game: GamePlay, at: number): Promise<void> {
  await answer(page, game, at);
  await page.locator('.play-dock .button-main').click();
}

test('G-036 the code of the next rounds and the end is fetched before the network is gone', async ({
  page,
  context,
}) => {
  const game = twoRounds();
  await openGame(page, game);
  await page.getByRole('button', { name: t('game_start') }).click();
  await expect.poll(() => page.locator('.choice').count()).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  expect(await fetched(page, 'place-boards')).toBe(0);

  await answer(page, game, 0);
  await expect.poll(async () => fetched(page, 'place-boards')).toBeGreaterThan(0);
  await expect.poll(async () => fetched(page, 'game-end')).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.locator('.play-dock .button-main').click();
  await play(page, game, 1);
  await expect(page.getByRole('heading', { name: t('game_details') })).toBeVisible();
});

test('a game that ends without a network shows its stars at once, and is sent when there is one', async ({
  page,
}) => {
  const game = twoRounds();
  const sent = await openGame(page, game);
  await page.getByRole('button', { name: t('game_start') }).click();
  await play(page, game, 0);
  const cut = async (route: Route): Promise<void> => route.abort();
  await page.route(`**/api/${saveGame.path}`, cut);
  await play(page, game, 1);
  const notice = page.getByRole('status').filter({ hasText: t('finish_failed') });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: t('result_perfect') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('again'), exact: true })).toBeHidden();
  expect(sent()).toBeNull();

  await page.unroute(`**/api/${saveGame.path}`, cut);
  await notice.getByRole('button', { name: t('retry') }).click();
  await expect(notice).toBeHidden();
  expect(sent()).toMatchObject({ GameScore: 100 });
  await expect(page.getByRole('button', { name: t('again'), exact: true })).toBeVisible();
});

test('G-036 a board that does not come says so, and comes with another try', async ({ page }) => {
  const game = twoRounds();
  await page.route(boardOfSecond, (route) => route.abort());
  await openGame(page, game);
  await page.getByRole('button', { name: t('game_start') }).click();
  await play(page, game, 0);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('launch_failed_title'));
  await expect(page.locator('.round-title')).toContainText(t('round_of', { n: 2, total: 2 }));
  await expect(page.getByRole('button', { name: t('check'), exact: true })).toBeHidden();

  await page.unroute(boardOfSecond);
  await alert.getByRole('button', { name: t('retry') }).click();
  await play(page, game, 1);
  await expect(page.getByRole('heading', { name: t('game_details') })).toBeVisible();
});

/** How many files of this name the page has. */
async function fetched(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry.name.includes(`/${part}-`) &&
            entry.name.endsWith('.js') &&
            entry instanceof PerformanceResourceTiming &&
            entry.responseEnd > 0,
        ).length,
    name,
  );
}

import { expect, type Page } from '@playwright/test';
import { launchGame, listResults, searchLibrary, shortenLink, type ReplyOf } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { keys } from '../helpers/browser/hands.ts';
import { isPageKept, keptIn } from '../helpers/browser/kept-copies.ts';
import { test } from '../helpers/browser/test.ts';
import { solveRound } from '../helpers/games/games.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

const title = 'آج موسم کیسا ہے؟';
const t = playerTexts('ur');

test('a game that was opened once opens again without a network, and each result arrives once', async ({
  browser,
  request,
  server,
}) => {
  const teacher = await apiOf(request, 'teacher');
  const { records } = await teacher(searchLibrary, { title });
  const { content_id = '', container_id = '' } = records[0] ?? {};
  const { path } = await teacher(shortenLink, { content_id, asks: 'name' });
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();

  const { rounds } = await test.step('a learner opens it and makes a move, online', async () => {
    await page.goto(`${server.address}${path}`);
    const launched = page.waitForResponse((response) => response.url().endsWith(`/api/${launchGame.path}`));
    await sayName(page);
    const { data } = (await (await launched).json()) as { readonly data: ReplyOf<typeof launchGame> };
    await page.getByRole('button', { name: t('game_start') }).click();
    await page.locator('.tray [data-card]').first().press('1');
    await expect(page.locator('.targets [data-card]').first()).toBeVisible();
    await expect.poll(() => keptIn(page, 'takhti-copies')).toBe(1);
    await expect.poll(() => isPageKept(page), { timeout: 15_000 }).toBe(true);
    return data.play;
  });

  await test.step('without a network it opens where it was left, and is played to its end', async () => {
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: t('continue') }).click();
    await expect(page.locator('.targets [data-card]').first()).toBeVisible();
    await finish(page, rounds);
    await expect(page.getByText(t('finish_failed'))).toBeVisible();
  });

  await test.step('opened anew in another tab it shows that result, and another game begins', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await sayName(other);
    await expect(other.getByRole('heading', { name: t('game_details') })).toBeVisible();
    await other.getByRole('button', { name: t('again'), exact: true }).click();
    await other.getByRole('button', { name: t('game_start') }).click();
    await finish(other, rounds);
    await other.close();
  });

  await test.step('with the network back both are handed in, from whatever is opened', async () => {
    await context.setOffline(false);
    await page.goto(`${server.address}/player/hand-in`);
    const results = () => teacher(listResults, { container_id, page: 1 });
    await expect.poll(async () => (await results()).total, { timeout: 20_000 }).toBe(2);
    expect((await results()).records.map(({ learner, score }) => [learner, score])).toEqual([
      ['زرغونه', 100],
      ['زرغونه', 100],
    ]);
  });
  await context.close();
});

async function sayName(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('زرغونه');
  await page.keyboard.press('Enter');
}

async function finish(page: Page, [round]: ReplyOf<typeof launchGame>['play']['rounds']): Promise<void> {
  if (!round) throw new Error('the game has no round');
  await solveRound(page, round, keys);
  const check = page.getByRole('button', { name: t('check'), exact: true });
  if (await check.isVisible()) await check.click();
  await page.getByRole('button', { name: t('show_result'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('game_details') })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { launchGame, searchLibrary, type ReplyOf } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { playerPath } from '../helpers/content.ts';
import { stranger } from '../helpers/people/login.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

const t = playerTexts('en');
const saved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/generic/save') && response.request().method() === 'POST',
  );

test('what is done in the middle of a round is there after a reload and on another device, and counts once', async ({
  page,
  browser,
  request,
}) => {
  const api = await apiOf(request, 'teacher');
  const { records } = await api(searchLibrary, { title: 'Water on its way' });
  const launched = page.waitForResponse((response) => response.url().endsWith('/api/generic/launch'));
  await page.goto(await playerPath(api, records[0]?.content_id ?? ''));
  const { data } = (await (await launched).json()) as { readonly data: ReplyOf<typeof launchGame> };
  const [, second] = data.play.rounds;
  if (second?.board.kind !== 'pairs')
    throw new Error('the second round of the demo’s game is no board of pairs');
  const { board } = second;
  const found = (n: number) =>
    page.getByText(t('pairs_found', { n, total: board.pairs.length }), { exact: true });
  const pair = async (on: Page, which: number) => {
    for (const id of board.pairs[which] ?? [])
      await on
        .locator('.pair')
        .nth(board.cards.findIndex((card) => card.id === id))
        .click();
  };

  await page.getByRole('button', { name: t('game_start') }).click();
  await page.getByRole('button', { name: t('skip') }).click();
  const bookmark = saved(page);
  await pair(page, 0);
  await expect(found(1)).toBeVisible();
  await bookmark;
  await page.reload();
  await page.getByRole('button', { name: t('continue') }).click();
  await expect(found(1)).toBeVisible();

  await pair(page, 1);
  await expect(found(2)).toBeVisible();
  await page.getByRole('button', { name: t('bookmark') }).click();
  await expect(page.getByRole('heading', { name: t('bookmark_saved') })).toBeVisible();
  await page.getByText(t('elsewhere')).click();
  const address = await page.getByRole('textbox', { name: t('elsewhere_text') }).inputValue();

  const other = await stranger(browser);
  await other.goto(address);
  await other.getByRole('button', { name: t('continue') }).click();
  expect(other.url()).not.toContain('#');
  await expect(
    other.getByText(t('pairs_found', { n: 2, total: board.pairs.length }), { exact: true }),
  ).toBeVisible();
  // What was found counts although the round is left early; the other rounds are left out.
  await other.getByRole('button', { name: t('stop_here') }).click();
  await expect(other.getByRole('button', { name: t('stop_here') })).toBeHidden();
  await expect(other.locator('.pair-found')).toHaveCount(4);
  for (const round of data.play.rounds.slice(2)) {
    await other
      .getByRole('button', { name: t('next') })
      .or(other.getByRole('button', { name: t('skip') }))
      .click();
    if (round.challenge !== '') await other.getByRole('button', { name: t('go') }).click();
    await expect(
      other.getByRole('heading', {
        name: t('round_of', { n: round.Number, total: data.play.rounds.length }),
      }),
    ).toBeFocused();
  }
  await other.getByRole('button', { name: t('skip') }).click();
  const credit = 2 / board.pairs.length / data.play.rounds.length;
  const score = `${Math.round(100 * credit)}%`;
  await expect(other.locator('.ring-score')).toContainText(score);

  await page.reload();
  await expect(page.locator('.ring-score')).toContainText(score);
  await other.close();
});

test('the sound switch is remembered, and nothing moves for who wants it quiet', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const api = await apiOf(request, 'teacher');
  const { records } = await api(searchLibrary, { title: 'Water on its way' });
  await page.goto(await playerPath(api, records[0]?.content_id ?? ''));
  await page.getByRole('button', { name: t('game_start') }).click();
  const sound = page.getByRole('button', { name: t('sound') });
  const before = await sound.getAttribute('aria-pressed');
  await sound.click();
  await expect(sound).not.toHaveAttribute('aria-pressed', before ?? '');
  await page.locator('.choice').first().click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: t('continue') }).click();
  await expect(sound).not.toHaveAttribute('aria-pressed', before ?? '');
});

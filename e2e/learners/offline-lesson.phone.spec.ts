import { expect, type Page } from '@playwright/test';
import {
  copyGame,
  launchGame,
  listResults,
  searchLibrary,
  updateContainer,
  type ReplyOf,
  type RequestInput,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { apiOf, type Api } from '../helpers/api.ts';
import { keys } from '../helpers/browser/hands.ts';
import { isPageKept, keptIn } from '../helpers/browser/kept-copies.ts';
import { test } from '../helpers/browser/test.ts';
import { makeContent, playerPath, publish } from '../helpers/content.ts';
import { solveRound } from '../helpers/games/games.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf, type SkillPlace } from '../helpers/skills.ts';

const t = playerTexts('ur');
const lesson = 'موسم اور سیارے';

test('a lesson of which everything was opened once goes on without a network', async ({
  browser,
  request,
  server,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const plan = await planOf(
    author,
    [
      { title: 'آج موسم کیسا ہے؟' },
      { title: 'نظامِ شمسی کی سیر', content_types: ['link'] },
      { title: 'پانی کا چکر', content_types: ['mcq'] },
    ],
    skillOf('types', testInfo),
  );
  await publish(request, author, plan.container_id);
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  // The notice of the missing network is in the language of this browser: the content's is not known then.
  await context.addInitScript(() => localStorage.setItem('takhti.language', 'ur'));
  const page = await context.newPage();
  await page.goto(server.address + (await playerPath(author, plan.content_id)));
  await page.getByRole('button', { name: lesson }).last().click();

  await test.step('online a link is opened, and a game is begun', async () => {
    await openItem(page, 1);
    await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
    await expect.poll(() => keptIn(page, 'takhti-answers')).toBe(2);
    await page.goBack();
    const launched = page.waitForResponse((response) => response.url().endsWith(`/api/${launchGame.path}`));
    await openItem(page, 0);
    const { data } = (await (await launched).json()) as { readonly data: ReplyOf<typeof launchGame> };
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: t('game_start') }).click();
    const [first] = data.play.rounds;
    if (first) await solveRound(frame, first, keys);
    await expect.poll(() => keptIn(page, 'takhti-copies')).toBe(1);
    await expect.poll(() => isPageKept(page), { timeout: 15_000 }).toBe(true);
  });

  await test.step('without a network all of it opens, and the game goes on where it was', async () => {
    await context.setOffline(true);
    await page.reload();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: t('continue') })).toBeVisible();
    await page.goBack();
    await openItem(page, 1);
    await expect(frame.getByRole('link').first()).toBeVisible();
    // Questions are drawn by the server: the frame says what is missing, and that it can be tried again.
    await page.goBack();
    await openItem(page, 2);
    await expect(frame.getByRole('button', { name: t('retry') })).toBeVisible();
  });
  await context.close();
});

test('content of a lesson is ready before it is opened, and what was played without a network arrives once', async ({
  browser,
  request,
  server,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const game = 'آج موسم کیسا ہے؟';
  const plan = await planOf(
    author,
    [
      { title: game },
      { title: 'نظامِ شمسی کی سیر', content_types: ['link'] },
      { title: 'پانی کا چکر', content_types: ['mcq'] },
    ],
    skillOf('types', testInfo),
  );
  await publish(request, author, plan.container_id);
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const copied = page.waitForResponse((response) => response.url().endsWith(`/api/${copyGame.path}`));
  await page.goto(server.address + (await playerPath(author, plan.content_id)));
  await page.getByRole('button', { name: lesson }).last().click();
  const { data } = (await (await copied).json()) as { readonly data: ReplyOf<typeof copyGame> };

  await test.step('each item says whether it opens without a network', async () => {
    await expect(page.getByText(t('plan_offline_ready'))).toHaveCount(2, { timeout: 30_000 });
    await expect(page.getByText(t('plan_offline_never'))).toHaveCount(1);
    await expect.poll(() => keptIn(page, 'takhti-answers')).toBe(2);
  });

  const frame = page.frameLocator('iframe');
  await test.step('without a network items that were never opened open, and the game is played to its end', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(t('plan_offline_ready'))).toHaveCount(2);
    await openItem(page, 1);
    await expect(frame.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: t('plan_to_lesson') }).click();
    await openItem(page, 0);
    await frame.getByRole('button', { name: t('game_start') }).click();
    const [round] = data.play.rounds;
    if (!round) throw new Error('the game has no round');
    await solveRound(frame, round, keys);
    const check = frame.getByRole('button', { name: t('check'), exact: true });
    if (await check.isVisible()) await check.click();
    await frame.getByRole('button', { name: t('show_result'), exact: true }).click();
    await expect(frame.getByRole('heading', { name: t('game_details') })).toBeVisible();
    await page.getByRole('button', { name: t('plan_to_lesson') }).click();
  });

  await test.step('with the network back its result arrives, once', async () => {
    const container_id = await gameIn(author, game);
    const results = async () => (await author(listResults, { container_id, page: 1 })).total;
    const before = await results();
    await context.setOffline(false);
    await page.goto(`${server.address}/player/hand-in`);
    await expect.poll(results, { timeout: 20_000 }).toBe(before + 1);
    await page.reload();
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await results()).toBe(before + 1);
  });
  await context.close();
});

async function gameIn(author: Api, title: string): Promise<string> {
  const [found] = (await author(searchLibrary, { title })).records;
  if (!found) throw new Error(`the library has no ${title}`);
  return found.container_id;
}

/** A plan of one lesson with what the library has first of each. */
async function planOf(
  author: Api,
  wanted: readonly RequestInput<typeof searchLibrary>[],
  place: SkillPlace,
): Promise<OpenedContainer> {
  const items = await Promise.all(
    wanted.map(async (each) => {
      const [found] = (await author(searchLibrary, each)).records;
      if (!found) throw new Error(`the library has no ${each.title}`);
      return { content_id: found.content_id, content_type: found.content_type, title: found.title };
    }),
  );
  const title = uniqueTitle('موسم');
  const made = await makeContent(author, 'lesson_plan', { title, place, language: 'urdu' });
  const lessons = [{ id: 'l1', title: lesson, minutes: 40, material: '', is_premium: 0, items }];
  const topics = [{ id: 't1', title: 'موسم', is_premium: 0, lessons }];
  const json_data = JSON.stringify({ schema_version: 1, description: '', topics });
  const { container_id, version, language } = made;
  await author(updateContainer, { container_id, version, language, title, json_data });
  return made;
}

async function openItem(page: Page, at: number): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${t('plan_open')}`) })
    .nth(at)
    .click();
}

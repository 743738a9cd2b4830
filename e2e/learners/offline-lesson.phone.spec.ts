import { expect, type Page } from '@playwright/test';
import {
  launchGame,
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
  // What says that there is no line is in the language of this browser: its content is not known then.
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

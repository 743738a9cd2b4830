import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { gameOf, hasCards, type GameDoc, type Round } from '@takhti/content-types/games';
import { launchGame, openContainer } from '@takhti/contract';
import type { ContentType, OpenedContainer } from '@takhti/domain';
import { act } from './actions.ts';
import { apiOf } from './api.ts';
import { makeContent, playerPath, sendOn } from './content.ts';
import { gameDocOfEverything, playThrough } from './games.ts';
import type { Hand } from './hands.ts';
import type { SkillPlace } from './skills.ts';
import { playerTexts, studioTexts } from './texts.ts';
import { uniqueTitle } from './titles.ts';
import { writeRound } from './write-rounds.ts';

/** The reviewers of an institution, from the first to the last level. */
const reviewers = ['reviewer1', 'reviewer2', 'final'] as const;

interface Language {
  readonly language: 'english' | 'urdu';
  readonly locale: 'en' | 'ur';
}

/** A round of every template, some of them with pictures on their cards. */
export function roundsOfEverything({ language }: Language): Round[] {
  return gameDocOfEverything(language).questionData.map((round) => {
    if (!hasCards(round) || !['matching', 'mcq_short'].includes(round.template_type)) return round;
    const [first, ...others] = round.cardsData;
    if (!first) return round;
    const picture = { type: 'mix' as const, imagePath: '/files/00000000-0000-4000-8000-000000000001' };
    return { ...round, cardsData: [{ ...first, ...picture, imageAlt: first.text }, ...others] };
  });
}

interface Journey extends Language {
  readonly request: APIRequestContext;
  /** Where the author is logged in. */
  readonly page: Page;
  /** Where the learner plays. */
  readonly learner: Page;
  readonly hand: Hand;
  /** What the logins of the institution end in. */
  readonly at: '' | '@201';
  readonly place: SkillPlace;
  readonly content_type: ContentType;
  readonly rounds: readonly Round[];
}

/** From a game without rounds over its review to the end of its play, by one hand. */
export async function writeAndPlay(journey: Journey): Promise<void> {
  const { request, page, learner, hand, locale, rounds } = journey;
  const author = await apiOf(request, `developer${journey.at}`);
  const t = studioTexts(locale);
  const say = playerTexts(locale);
  const title = uniqueTitle(journey.language === 'urdu' ? 'سب کھیل' : 'Every kind');
  const { content_type, place, language } = journey;
  const game = await makeContent(author, content_type, { title, place, language });
  await page.goto(builderPath(game));

  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const isMixed = (gameOf(content_type)?.templates.length ?? 0) > 1;
  for (const [at, round] of rounds.entries()) {
    await writeRound({ page, hand, t, isPhone, isMixed }, at, round);
    if (isPhone) await hand.press(page.getByRole('link', { name: t('common:back') }));
  }
  await act(page, 'submit', t, hand);
  await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);

  const { container_id } = game;
  const kept = await author(openContainer, { container_id });
  expect(essence((kept.json_data as GameDoc).questionData)).toEqual(essence(rounds));

  for (const login of reviewers) await sendOn(request, `${login}${journey.at}`, container_id);

  const launched = learner.waitForResponse(`**/api/${launchGame.path}`);
  await learner.goto(await playerPath(author, game.content_id));
  const { play } = launchGame.reply.parse((await (await launched).json()).data);
  await playThrough(learner, play, hand, say);
  await hand.press(learner.getByRole('button', { name: say('again') }));
  await hand.press(learner.getByRole('button', { name: say('game_start') }));
  await expect(
    learner.getByRole('heading', { name: say('round_of', { n: 1, total: rounds.length }) }),
  ).toBeFocused();
}

function builderPath({ container_id, institution_id }: OpenedContainer): string {
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id) });
  return `/dashboard/rumble-in-the-jumble/editor?${query}`;
}

/** What somebody wrote, without what is counted and named on the way. */
function essence(rounds: readonly Round[]): unknown {
  const counted = new Set(['questionId', 'game', 'isCardSaved']);
  const text = JSON.stringify(rounds, (key, value: unknown) => {
    if (counted.has(key)) return undefined;
    return key === 'imagePath' ? value !== '' : value;
  });
  return JSON.parse(text);
}

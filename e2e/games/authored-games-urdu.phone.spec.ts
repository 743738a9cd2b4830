import { expect } from '@playwright/test';
import { hasCards } from '@takhti/content-types/rounds';
import { launchGame, openContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { roundOfEveryKind, submitWritten } from '../helpers/games/authored-games.ts';
import { saveOn, startContent } from '../helpers/authoring.ts';
import { playerPath, sendOn } from '../helpers/content.ts';
import { cardTexts, expectRounds } from '../helpers/games/game-builder.ts';
import { playThrough } from '../helpers/games/games.ts';
import { finger } from '../helpers/browser/hands.ts';
import { speak } from '../helpers/screen/language.ts';
import { stranger, testAs } from '../helpers/people/login.ts';
import { playerTexts, studioTexts, type KeyPart } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { expectUrduPage, pluralsPlaceShown } from '../helpers/screen/urdu.ts';
import { stepsOf, writeRound } from '../helpers/games/write-rounds.ts';

const test = testAs('developer@201');
const t = studioTexts('ur');
const say = playerTexts('ur');

test('G-002 G-003 G-144 G-156 G-170 a round of every kind is written in Urdu on a phone, step by step and seen as learners see it, and is published and played to the end by touch', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const title = uniqueTitle('سب کھیل');
  const rounds = roundOfEveryKind('urdu');
  const [first] = rounds;
  if (!first || !hasCards(first)) throw new Error('the first round has no cards');
  const writer = { page, hand: finger, t, isPhone: true, isMixed: true };
  const back = page.getByRole('link', { name: t('common:back') });
  const takeStep = (name: KeyPart<'games:steps.'>) =>
    finger.choose(stepsOf(page, t), t(`games:steps.${name}`));

  await speak(page, 'ur');
  await startContent(page, { type: 'rumble_in_the_jumble', title, place: pluralsPlaceShown }, t);
  await expectUrduPage(page);
  const container_id = new URL(page.url()).searchParams.get('container_id') ?? '';

  await test.step('the first round, which is looked at on every one of its pages', async () => {
    await writeRound(writer, 0, first);
    await expect(page).toHaveURL(/\/editor\/cardEdit\?/);
    await expectUrduPage(page);
    await takeStep('questionType');
    await expect(page.getByRole('textbox', { name: t('games:head.question'), exact: true })).toHaveAttribute(
      'dir',
      'rtl',
    );
    await expectUrduPage(page);
    await takeStep('play');
    const live = page.frameLocator('iframe:not([aria-hidden])');
    await expect(live.getByRole('heading', { name: say('round_of', { n: 1, total: 1 }) })).toBeVisible();
    await expect(live.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const { text } of first.cardsData) await expect(live.getByText(text).first()).toBeVisible();
    await expectUrduPage(page);
    await back.tap();
    await expectRounds(page, [new RegExp(first.question)], t);
    await expectUrduPage(page);
  });

  await test.step('it is saved, and there after a reload', async () => {
    await saveOn(page, t, finger);
    await page.reload();
    await page.getByRole('link', { name: first.question }).tap();
    await takeStep('cardEdit');
    await expect.poll(() => cardTexts(page, 0)).toEqual(first.cardsData.map(({ text }) => text));
    await back.tap();
  });

  const author = await apiOf(request, 'developer@201');
  await test.step('a round of every other kind', async () => {
    for (const [at, round] of rounds.entries()) {
      if (at === 0) continue;
      await writeRound(writer, at, round);
      await back.tap();
    }
    await submitWritten(writer, author, container_id, rounds);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  for (const login of ['reviewer1@201', 'reviewer2@201', 'final@201'] as const)
    await sendOn(request, login, container_id);

  await test.step('a learner plays it, and once more', async () => {
    const learner = await stranger(browser);
    await learner.emulateMedia({ reducedMotion: 'reduce' });
    const launched = learner.waitForResponse(`**/api/${launchGame.path}`);
    const { content_id } = await author(openContainer, { container_id });
    await learner.goto(await playerPath(author, content_id));
    const { play } = launchGame.reply.parse((await (await launched).json()).data);
    await playThrough(learner, play, finger, say);
    await learner.getByRole('button', { name: say('again') }).tap();
    await learner.getByRole('button', { name: say('game_start') }).tap();
    await expect(
      learner.getByRole('heading', { name: say('round_of', { n: 1, total: rounds.length }) }),
    ).toBeFocused();
  });
});

import { expect } from '@playwright/test';
import type { PlayRound } from '@takhti/domain';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { expectFits } from '../helpers/games/board-layout.ts';
import {
  boardOf,
  endLook,
  expectNoneNameless,
  expectPieces,
  holdLook,
  pickAndPutBack,
  saidTo,
} from '../helpers/games/board-reading.ts';
import { gameOfEverything, openGame, solveRound } from '../helpers/games/games.ts';
import { figures, keys, mouse } from '../helpers/browser/hands.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';

// Cards of the same boards are dragged in other templates.
const placedByFigures = ['sorting_vertical', 'matching_drag_drop'];

for (const { language, locale, dir, hand, how } of [
  { language: 'english', locale: 'en', dir: 'ltr', hand: mouse, how: 'the mouse' },
  { language: 'urdu', locale: 'ur', dir: 'rtl', hand: keys, how: 'keys alone' },
] as const) {
  test(`G-036 G-097 G-115 every board of a game in ${language} is read, fits when it is solved, keeps nobody out and is played with ${how}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isAgain = locale === 'ur';
    const t = playerTexts(locale);
    const player = { page, hand, t };
    const browser = await page.context().newCDPSession(page);
    const play = gameOfEverything(language);
    const total = play.rounds.length;
    // Choices differ in nothing but the length of their texts.
    const isJudged = ({ template_type, Number: number }: PlayRound): boolean =>
      !template_type.startsWith('mcq_') &&
      play.rounds.find((each) => each.template_type === template_type)?.Number === number;

    const sent = await openGame(page, play);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('button', { name: t('game_start') })).toBeVisible();
    await expectAccessible(page, { isAgain });
    await expectFits(page, browser, 'intro');
    await hand.press(page.getByRole('button', { name: t('game_start') }));
    for (const round of play.rounds) {
      const what = round.template_type;
      await test.step(`${round.Number}: ${what}`, async () => {
        const heading = page.getByRole('heading', { name: t('round_of', { n: round.Number, total }) });
        await expect(heading).toBeFocused();
        await expect(heading).toContainText(round.question);
        await expect(boardOf(player)).toBeVisible();
        await holdLook(player, round.board);
        await expectNoneNameless(player, what);
        await expectPieces(player, round);
        if (isJudged(round)) await expectAccessible(page, { isAgain });
        await endLook(player, round.board);
        await pickAndPutBack(player, round);
        const isByFigures = hand === mouse && placedByFigures.includes(what);
        await solveRound(page, round, isByFigures ? figures : hand);
        const check = page.getByRole('button', { name: t('check'), exact: true });
        if (await check.isVisible()) await hand.press(check);
        await expect(page.getByText(t('right'), { exact: true }).last()).toBeVisible();
        await expect(saidTo(player)).toContainText(`${t('right')} ${t('stars', { n: 3, total: 3 })}`);
        await expectNoneNameless(player, what);
        await expectFits(page, browser, `${what}, solved`);
        if (isJudged(round)) await expectAccessible(page, { isAgain });
        const next = page.getByRole('button', {
          name: t(round.Number === total ? 'show_result' : 'next'),
          exact: true,
        });
        await expect(next).toBeFocused();
        await hand.press(next);
      });
    }
    await expect(page.getByRole('heading', { name: t('result_perfect') })).toBeFocused();
    expect(sent()).toMatchObject({ GameScore: 100, CorrectQuestions: total });
    await expect(page.getByRole('img', { name: t('stars', { n: 3, total: 3 }) }).first()).toBeVisible();
    await expectFits(page, browser, 'end');
    await expectAccessible(page, { isAgain });
    await page.reload();
    await expect(page.locator('.game-intro-best')).toContainText('100%');
  });
}

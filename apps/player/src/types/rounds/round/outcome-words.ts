import type { RoundScore } from '@takhti/content-types/rounds/play';
import type { Board } from '@takhti/domain';
import type { TextKey, Texts } from '../../../i18n/texts.ts';
import { playerBoard } from '../boards/registry.ts';
import type { Scene } from '../scenes/scene/scene.ts';
import { stepFor } from '../scenes/scene/round-step.ts';
import { wordOf } from '../scenes/scene/word-of.ts';
import { mostStars, starsFor } from '../stars/stars.ts';

const titles: Readonly<Record<number, TextKey>> = { 0: 'wrong', 1: 'result_start', 2: 'almost', 3: 'right' };
const cheers = ['cheer_1', 'cheer_2', 'cheer_3', 'cheer_4'] as const satisfies readonly TextKey[];

/** From this share on only a little was missing. */
const nearlyAll = 0.75;

export interface OutcomeWords {
  /** How well it went, in as many stars as a first try would win. */
  readonly level: number;
  /** Null of a later try, which wins none: those of the first are what the result has. */
  readonly stars: number | null;
  readonly title: string;
  /** What is said to it; another word each round, and kind when it went wrong. */
  readonly cheer: string;
  /** What happened in the game's world; empty without one. */
  readonly happened: string;
  /** The author's own words. */
  readonly own: string;
}

/**
 * How a round went, in words.
 * @param streak rounds in a row that were all right, this one included
 */
export function outcomeWords(
  { t }: Pick<Texts, 't'>,
  score: RoundScore,
  round: {
    readonly number: number;
    readonly board: Board;
    readonly streak: number;
    readonly scene: Pick<Scene, 'words'> | null;
    readonly isFirstTry: boolean;
    /** Whether it may be tried again, with nothing of its answer shown yet. */
    readonly isTryLeft: boolean;
    /** Whether its answer is known all the same. */
    readonly isShown?: boolean;
    /** The author's hint, which explains an answer of which they say nothing else. */
    readonly hint?: string;
  },
): OutcomeWords {
  const { number, board, streak, scene, isFirstTry, isTryLeft, isShown, hint = '' } = round;
  const full = starsFor(score.credit);
  const stars = isFirstTry ? full : null;
  const isNear = score.credit >= nearlyAll;
  const { feedback, helpCosts } = playerBoard(board);
  const explains = feedback !== undefined && !score.isCorrect && !isTryLeft;
  const own = ownWords(board, score.isCorrect, isTryLeft) || (explains ? hint : '');
  // What clues lead to is found or not; how much help it took is what the stars say.
  const isFound = score.isCorrect && helpCosts === true;
  const praised = isFound ? mostStars : full;
  const praise =
    isFirstTry || praised < mostStars ? cheerFor(t, praised, isNear, number, streak) : t('second_right');
  const cheer = isTryLeft ? t(isShown ? 'try_pairs' : 'try_kind') : praise;
  // A world leads on to the next round: not as long as this one may be tried again.
  const happened = scene && isFirstTry && !isTryLeft ? t(scene.words[wordOf(stepFor(score.credit))]) : '';
  const partly = full === 2 && !isNear ? 'result_start' : (titles[full] ?? 'wrong');
  const title = isFound ? 'right' : partly;
  return { level: full, stars, title: t(title), cheer, happened, own };
}

/** What the author said to the answer before, for another try at it; empty where that would give the answer away. */
export function tipOfMiss(board: Board): string {
  return ownWords(board, false, true);
}

// What is said of right and wrong alike explains the answer: it waits as long as that may still be found.
function ownWords(board: Board, isCorrect: boolean, isTryLeft: boolean): string {
  const feedback = playerBoard(board).feedback?.(board);
  if (!feedback) return '';
  const { right, wrong } = feedback;
  if (isTryLeft && wrong === right) return '';
  return isCorrect ? right : wrong;
}

function cheerFor(t: Texts['t'], stars: number, isNear: boolean, number: number, streak: number): string {
  if (stars === 0) return t('wrong_kind');
  if (stars < mostStars) return t(stars === 1 ? 'begun_kind' : isNear ? 'almost_kind' : 'half_kind');
  if (streak === 3 || (streak > 0 && streak % 5 === 0)) return t('in_a_row', { n: streak });
  return t(cheers[number % cheers.length] ?? 'cheer_1');
}

/** The one announcement of a round that is over. */
export function outcomeSaid(
  { t }: Pick<Texts, 't'>,
  { stars, title, cheer, happened, own }: OutcomeWords,
): string {
  const won = stars === null ? '' : t('stars', { n: stars, total: mostStars });
  return [title, won, happened, cheer, own].filter((part) => part !== '').join(' ');
}

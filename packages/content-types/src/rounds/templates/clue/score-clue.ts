import { clueRules, joinTexts, type ClueBoard, type Language } from '@takhti/domain';
import { compareTyped } from '../../../kit/compare-typed.ts';
import { fieldOf, listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

const { free_attempts, max_attempts, points } = clueRules;
const open = clueRules.open.clue_on;

interface ClueProgress {
  /** How many answers were given. */
  readonly attempts: number;
  /** Which of them was right, from 0; -1 while none is. */
  readonly solvedAt: number;
  /** How many clues are open. */
  readonly shown: number;
  /** What a right answer is worth now. */
  readonly points: number;
  /** Nothing more can be done: it was found, or the attempts are used up. */
  readonly isOver: boolean;
}

/** The state of the search for an answer (G-181 to G-184, D-33). */
export function clueProgress(board: ClueBoard, response: unknown, language: Language): ClueProgress {
  const answers = answersOf(response);
  const solvedAt = answers.findIndex((each) =>
    compareTyped(board.answer, each, { language, withAnyArticle: true }),
  );
  const attempts = answers.length;
  const shown = shownOf(board, response);
  const worth = attempts < free_attempts || (solvedAt >= 0 && solvedAt < free_attempts);
  return {
    attempts,
    solvedAt,
    shown,
    points: worth ? Math.max(1, points - (shown - Math.min(open, board.clues.length))) : 0,
    isOver: solvedAt >= 0 || attempts >= max_attempts,
  };
}

/** Ten points less one for every further clue, and none from the fourth attempt on. */
export function scoreClue(board: ClueBoard, response: unknown, language: Language): RoundScore {
  const answers = answersOf(response);
  if (answers.length === 0) return nothing;
  const progress = clueProgress(board, response, language);
  const isCorrect = progress.solvedAt >= 0 && progress.solvedAt < free_attempts;
  return {
    credit: isCorrect ? progress.points / points : 0,
    isCorrect,
    isAttempted: true,
    text: joinTexts(language, answers, 'semicolon'),
  };
}

function answersOf(response: unknown): string[] {
  return listOf(response, 'answers')
    .flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : []))
    .slice(0, max_attempts);
}

function shownOf({ clues }: ClueBoard, response: unknown): number {
  const shown = fieldOf(response, 'shown');
  const first = Math.min(open, clues.length);
  return typeof shown === 'number' && Number.isInteger(shown)
    ? Math.min(Math.max(first, shown), clues.length)
    : first;
}

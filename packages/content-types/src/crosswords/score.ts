import type { CrosswordBoard, CrosswordWord, Language } from '@takhti/domain';
import { listOf } from '../rounds/play/junk.ts';
import type { RoundScore } from '../rounds/play/round-score.ts';
import { comparedLetter, letterOf } from './letters.ts';

/** Which cells hold their letter; the language decides which letters are the same. */
export function rightCells(board: CrosswordBoard, response: unknown, language: Language): boolean[] {
  const typed = typedIn(board, response);
  return board.cells.map(({ letter }, at) => {
    const given = letterOf(typed[at] ?? '', language);
    return given !== null && comparedLetter(given) === comparedLetter(letter);
  });
}

/**
 * What one word of a crossword is worth: nothing unless all of its letters are right, and then the share of them that the
 * learner found; letters that were shown are the price of the help. A word of shown letters alone is not right.
 */
export function scoreWord(
  board: CrosswordBoard,
  { cells }: CrosswordWord,
  response: unknown,
  language: Language,
): RoundScore {
  const typed = typedIn(board, response);
  const shown = new Set(listOf(response, 'revealed'));
  const right = rightCells(board, response, language);
  const found = cells.filter((at) => !shown.has(at)).length;
  const credit = cells.every((at) => right[at]) ? found / cells.length : 0;
  return {
    credit,
    isCorrect: credit > 0,
    isAttempted: cells.some((at) => typed[at] !== undefined && typed[at] !== ''),
    text: cells.some((at) => typed[at]) ? cells.map((at) => typed[at] || '_').join(' ') : '',
  };
}

/** The score of a whole crossword: the mean of its words. */
export function scoreCrossword(board: CrosswordBoard, response: unknown, language: Language): RoundScore {
  const words = board.words.map((word) => scoreWord(board, word, response, language));
  const sum = words.reduce((total, { credit }) => total + credit, 0);
  return {
    credit: words.length === 0 ? 0 : sum / words.length,
    isCorrect: words.length > 0 && words.every(({ isCorrect }) => isCorrect),
    isAttempted: words.some(({ isAttempted }) => isAttempted),
    text: words.flatMap(({ text }) => text || []).join('; '),
  };
}

/** The letters of a word that is right. */
export function answerOf(board: CrosswordBoard, { cells }: CrosswordWord): string {
  return cells.map((at) => board.cells[at]?.letter ?? '').join(' ');
}

function typedIn(board: CrosswordBoard, response: unknown): readonly (string | undefined)[] {
  const cells = listOf(response, 'cells');
  return board.cells.map((_cell, at) => {
    const typed = cells[at];
    return typeof typed === 'string' ? typed : undefined;
  });
}

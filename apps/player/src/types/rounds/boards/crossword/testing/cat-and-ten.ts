import type { CrosswordBoard, CrosswordWord } from '@takhti/domain';

function word(
  QuestionId: string,
  number: number,
  is_down: boolean,
  cells: number[],
  clue: string,
): CrosswordWord {
  return { QuestionId, number, is_down, cells, clue, image: '', alt: '', audio: '' };
}

/**
 * Two words that cross in their T:
 *
 *     C . .
 *     A . .
 *     T E N
 */
export const catAndTen: CrosswordBoard = {
  kind: 'crossword',
  rows: 3,
  columns: 3,
  cells: [
    { row: 0, column: 0, letter: 'C' },
    { row: 1, column: 0, letter: 'A' },
    { row: 2, column: 0, letter: 'T' },
    { row: 2, column: 1, letter: 'E' },
    { row: 2, column: 2, letter: 'N' },
  ],
  words: [word('1', 2, false, [2, 3, 4], 'Two times five'), word('2', 1, true, [0, 1, 2], 'It says meow')],
};

import type { CrosswordBoard, CrosswordWord } from '@takhti/domain';
import { expect, test } from 'vitest';
import { afterArrow, afterLetter, atCell, beforeCell, inWord, otherWord } from './moves.ts';

const word = (QuestionId: string, is_down: boolean, cells: number[]): CrosswordWord => ({
  QuestionId,
  number: 1,
  is_down,
  cells,
  clue: '',
  image: '',
  alt: '',
  audio: '',
});
// C . .
// A . .
// T E N
const board: CrosswordBoard = {
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
  words: [word('1', false, [2, 3, 4]), word('2', true, [0, 1, 2])],
};

test('a word begins at its first cell', () => {
  expect(inWord(board, 0)).toEqual({ word: 0, cell: 2 });
  expect(inWord(board, 1)).toEqual({ word: 1, cell: 0 });
});

test('a letter leads to the next cell of the word, and no further than its end', () => {
  expect(afterLetter(board, { word: 1, cell: 0 })).toEqual({ word: 1, cell: 1 });
  expect(afterLetter(board, { word: 1, cell: 1 })).toEqual({ word: 1, cell: 2 });
  expect(afterLetter(board, { word: 1, cell: 2 })).toEqual({ word: 1, cell: 2 });
  expect(beforeCell(board, { word: 1, cell: 2 })).toEqual({ word: 1, cell: 1 });
  expect(beforeCell(board, { word: 1, cell: 0 })).toEqual({ word: 1, cell: 0 });
});

test('a cell that is chosen again turns to the other word', () => {
  expect(atCell(board, { word: 1, cell: 0 }, 2)).toEqual({ word: 1, cell: 2 });
  expect(atCell(board, { word: 1, cell: 2 }, 2)).toEqual({ word: 0, cell: 2 });
  expect(atCell(board, { word: 0, cell: 4 }, 0)).toEqual({ word: 1, cell: 0 });
});

test.each([
  ['ArrowDown', 'ltr', { word: 1, cell: 0 }, { word: 1, cell: 1 }],
  ['ArrowRight', 'ltr', { word: 1, cell: 2 }, { word: 0, cell: 3 }],
  ['ArrowLeft', 'rtl', { word: 1, cell: 2 }, { word: 0, cell: 3 }],
  ['ArrowLeft', 'ltr', { word: 0, cell: 3 }, { word: 0, cell: 2 }],
  // Nothing lies there: the key turns to the word that runs that way.
  ['ArrowRight', 'rtl', { word: 1, cell: 2 }, { word: 0, cell: 2 }],
  ['ArrowUp', 'ltr', { word: 1, cell: 0 }, { word: 1, cell: 0 }],
] as const)('%s in %s leads to where it is seen to lead', (key, direction, from, to) => {
  expect(afterArrow(board, from, key, direction)).toEqual(to);
});

test('other keys lead nowhere, and Tab goes from word to word and out of the grid', () => {
  expect(afterArrow(board, { word: 0, cell: 2 }, 'a', 'ltr')).toBeNull();
  expect(otherWord(board, { word: 0, cell: 2 }, 1)).toEqual({ word: 1, cell: 0 });
  expect(otherWord(board, { word: 1, cell: 0 }, 1)).toBeNull();
  expect(otherWord(board, { word: 0, cell: 2 }, -1)).toBeNull();
});

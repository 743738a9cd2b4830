import { expect, test } from 'vitest';
import {
  afterArrow,
  afterLetter,
  atCell,
  beforeCell,
  firstOpen,
  inWord,
  nextFree,
  otherWord,
} from './moves.ts';
import { catAndTen as board } from './testing/cat-and-ten.ts';

test('a word begins at its first cell', () => {
  expect(inWord(board, 0)).toEqual({ word: 0, cell: 2 });
  expect(inWord(board, 1)).toEqual({ word: 1, cell: 0 });
});

test('work begins in the first word that has an empty cell', () => {
  expect(firstOpen(board, ['', '', '', '', ''])).toEqual({ word: 0, cell: 2 });
  expect(firstOpen(board, ['C', '', 'T', 'E', 'N'])).toEqual({ word: 1, cell: 0 });
  expect(firstOpen(board, ['C', 'A', 'T', 'E', 'N'])).toEqual({ word: 0, cell: 2 });
});

test('a letter goes past those that stay, to the next cell of its word that takes one', () => {
  expect(nextFree(board, { word: 1, cell: 0 }, new Set([0]))).toEqual({ word: 1, cell: 1 });
  expect(nextFree(board, { word: 1, cell: 1 }, new Set([0]))).toEqual({ word: 1, cell: 1 });
  expect(nextFree(board, { word: 1, cell: 1 }, new Set([1, 2]))).toBeNull();
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
  // Nothing is there: the key turns to the word that runs that way.
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

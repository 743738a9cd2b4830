import { expect, test } from 'vitest';
import { inPieces, piece } from './in-pieces.ts';

const cut = (weights: readonly number[], things?: number) => [...inPieces(weights, (bytes) => bytes, things)];

test('pieces are cut by number and by weight, and keep the order', () => {
  expect(cut([])).toEqual([]);
  expect(cut([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  const half = piece.bytes / 2;
  expect(cut([half, half, 1, half])).toEqual([
    [half, half],
    [1, half],
  ]);
});

test('an element that is too heavy for a piece is a piece of its own', () => {
  const heavy = piece.bytes + 1;
  expect(cut([1, heavy, 1])).toEqual([[1], [heavy], [1]]);
});

test('elements are weighed only when they are needed', () => {
  const weighed: number[] = [];
  const pieces = inPieces([1, 2, 3], (each) => weighed.push(each), 1);
  pieces.next();
  expect(weighed).toEqual([1, 2]);
});

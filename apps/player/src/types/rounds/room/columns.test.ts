import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';

test.each([
  ['16 cards on a phone', 16, 350, 420, 4],
  ['16 cards on a wide screen', 16, 1100, 400, 8],
  ['16 cards on a square', 16, 600, 480, 4],
  ['8 cards on a phone', 8, 350, 520, 2],
  ['8 cards on a wide screen', 8, 1100, 400, 4],
  ['4 cards on a wide screen', 4, 1100, 300, 4],
  ['2 cards on a tall screen', 2, 300, 500, 1],
  ['14 cards where 7 fill the rows', 14, 1100, 380, 7],
])('%s come in so many columns', (_what, count, width, height, columns) => {
  expect(columnsFor(count, { width, height })).toBe(columns);
});

test('a board without cards has one column', () => {
  expect(columnsFor(0, { width: 300, height: 300 })).toBe(1);
});

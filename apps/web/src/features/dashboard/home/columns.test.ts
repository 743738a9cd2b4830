import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';

const size = { width: 40, height: 100, gap: 2, isRtl: false };

test('the highest value takes all the height, and the least that is something is more than nothing', () => {
  expect(columnsOf([0, 1, 50, 100], size).map(({ height, y }) => [height, y])).toEqual([
    [2, 98],
    [4, 96],
    [50, 50],
    [100, 0],
  ]);
});

test('time runs the way that one reads', () => {
  expect(columnsOf([1, 2, 3, 4], size).map(({ x }) => x)).toEqual([1, 11, 21, 31]);
  expect(columnsOf([1, 2, 3, 4], { ...size, isRtl: true }).map(({ x }) => x)).toEqual([31, 21, 11, 1]);
});

test('weeks without anything are a line of nothing', () => {
  expect(columnsOf([0, 0], size).every(({ height }) => height === 2)).toBe(true);
});

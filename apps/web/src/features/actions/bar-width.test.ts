import { describe, expect, test } from 'vitest';
import { collapsed, collapseWidth } from './bar-width.ts';

describe('where the bar collapses', () => {
  test('C-650 C-651 C-652 the width grows by line from 700 at 2 to 1500 above 8', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(collapseWidth)).toEqual([
      700, 700, 814, 929, 1043, 1157, 1271, 1386, 1500, 1500,
    ]);
  });

  const letters = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => 'abcdefghij'[at] ?? '');

  test('C-647 C-648 more than 4 sub-actions leave the last 3 in sight', () => {
    expect(collapsed(letters(4), 2000)).toEqual({ shown: ['a', 'b', 'c', 'd'], more: [] });
    expect(collapsed(letters(5), 2000)).toEqual({ shown: ['c', 'd', 'e'], more: ['a', 'b'] });
    expect(collapsed(letters(6), 2000)).toEqual({ shown: ['d', 'e', 'f'], more: ['a', 'b', 'c'] });
  });

  test('C-649 C-652 below the width everything goes into More', () => {
    expect(collapsed(letters(2), 699)).toEqual({ shown: [], more: ['a', 'b'] });
    expect(collapsed(letters(2), 700)).toEqual({ shown: ['a', 'b'], more: [] });
    expect(collapsed(letters(7), 1270)).toEqual({ shown: [], more: letters(7) });
    expect(collapsed([], 100)).toEqual({ shown: [], more: [] });
  });
});

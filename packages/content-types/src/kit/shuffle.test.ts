import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom, shuffled } from './shuffle.ts';

const ascending = (a: number, b: number): number => a - b;

test('a seed gives the same order for ever', () => {
  expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 'attempt-1')).toEqual([3, 5, 1, 2, 6, 4, 7, 8]);
});

test('shuffling keeps every item once and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const after = shuffled(items, seed);
      expect(items).toEqual(before);
      expect(after.toSorted(ascending)).toEqual(before.toSorted(ascending));
      expect(shuffled(items, seed)).toEqual(after);
    }),
  );
});

test('every item comes first about as often as every other', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed += 1) {
    const first = shuffled([0, 1, 2, 3], `seed-${seed}`)[0]!;
    counts[first] = counts[first]! + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('numbers lie in [0, 1)', () => {
  const random = randomFrom('x');
  for (let at = 0; at < 1000; at += 1) {
    const number = random();
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
});

import { expect, test } from 'vitest';
import { mapInTurns } from './in-turns.ts';
import { countTurns } from './testing/count-turns.ts';

test('others have their turn between things that take long, and all are mapped in their order', async () => {
  const busy = (one: number): number => {
    const until = performance.now() + 11;
    while (performance.now() < until);
    return one * 2;
  };
  const { done, turns } = await countTurns(() => mapInTurns([1, 2, 3, 4, 5], busy));
  expect(done).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(4);
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapInTurns } from './in-turns.ts';

test('others have their turn between things that take long, and all are mapped in their order', async () => {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  const busy = (one: number): number => {
    const until = performance.now() + 11;
    while (performance.now() < until);
    return one * 2;
  };
  expect(await mapInTurns([1, 2, 3, 4, 5], busy)).toEqual([2, 4, 6, 8, 10]);
  isOver = true;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(4);
});

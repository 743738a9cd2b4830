import { expect, test } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

test('whole seconds are told, and the rest is kept', () => {
  const stopwatch = createStopwatch(1000, true);
  expect([1400, 2100, 2900, 5000].map(stopwatch)).toEqual([0, 1, 0, 3]);
});

test('a timer that was slowed down loses nothing', () => {
  const stopwatch = createStopwatch(0, false);
  expect([60_000, 120_000].map(stopwatch)).toEqual([60, 60]);
});

test('sleep counts for a time limit only', () => {
  expect(createStopwatch(0, true)(600_000)).toBe(600);
  expect(createStopwatch(0, false)(600_000)).toBe(0);
});

test('a clock that is set back counts nothing', () => {
  const stopwatch = createStopwatch(10_000, true);
  expect([4000, 6000].map(stopwatch)).toEqual([0, 2]);
});

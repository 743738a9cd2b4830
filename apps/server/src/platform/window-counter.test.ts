import { expect, test } from 'vitest';
import { createManualClock } from './clock.ts';
import { makeWindowCounter } from './window-counter.ts';

const start = new Date('2026-11-23T08:00:00Z');

test('what is above a limit is refused until the window is over, others are not', () => {
  const clock = createManualClock(start);
  const counter = makeWindowCounter(clock, 1000);
  const ask = (subject: string): boolean => counter.count([{ subject, most: 2 }]);
  expect([ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([true, true, false, true]);
  clock.advance(999);
  expect(ask('a')).toBe(false);
  clock.advance(1);
  expect(ask('a')).toBe(true);
});

test('what one limit refuses counts for no other', () => {
  const counter = makeWindowCounter(createManualClock(start), 1000);
  const learner = { subject: 'learner', most: 1 };
  const address = { subject: 'address', most: 2 };
  expect(counter.count([learner, address])).toBe(true);
  expect(counter.count([learner, address])).toBe(false);
  expect(counter.count([address])).toBe(true);
});

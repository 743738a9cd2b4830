import { expect, test } from 'vitest';
import { createManualClock } from '../clock.ts';
import { makeWindowCounter } from './window-counter.ts';

const start = new Date('2026-11-23T08:00:00Z');

test('what is above a limit is refused until the window is over, others are not', () => {
  const clock = createManualClock(start);
  const counter = makeWindowCounter(clock, 1000);
  const ask = (subject: string): number => counter.count([{ subject, most: 2 }]);
  expect([ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([0, 0, 1000, 0]);
  clock.advance(999);
  expect(ask('a')).toBe(1);
  clock.advance(1);
  expect(ask('a')).toBe(0);
});

test('a limit may have a shorter window of its own', () => {
  const clock = createManualClock(start);
  const counter = makeWindowCounter(clock, 1000);
  const ask = (): number => counter.count([{ subject: 'a', most: 1, window_ms: 300 }]);
  expect([ask(), ask()]).toEqual([0, 300]);
  clock.advance(300);
  expect(ask()).toBe(0);
});

test('looking whether there is a wait counts nothing', () => {
  const counter = makeWindowCounter(createManualClock(start), 1000);
  const limits = [{ subject: 'a', most: 1 }];
  expect([counter.wait(limits), counter.wait(limits)]).toEqual([0, 0]);
  counter.count(limits);
  expect([counter.wait(limits), counter.wait(limits)]).toEqual([1000, 1000]);
});

test('a refusal by one limit does not count for others', () => {
  const counter = makeWindowCounter(createManualClock(start), 1000);
  const learner = { subject: 'learner', most: 1 };
  const address = { subject: 'address', most: 2 };
  expect(counter.count([learner, address])).toBe(0);
  expect(counter.count([learner, address])).toBe(1000);
  expect(counter.count([address])).toBe(0);
});

test('what was counted by a clock that was ahead counts no more when it is set right', () => {
  const clock = createManualClock(start);
  const counter = makeWindowCounter(clock, 1000);
  const ask = (): number => counter.count([{ subject: 'a', most: 1 }]);
  const year = 365 * 24 * 3_600_000;
  clock.advance(year);
  expect([ask(), ask()]).toEqual([0, 1000]);
  clock.advance(-year);
  expect([ask(), ask()]).toEqual([0, 1000]);
  clock.advance(1000);
  expect(ask()).toBe(0);
});

test('subjects of one kind push out none of another', () => {
  const counter = makeWindowCounter(createManualClock(start), 1000);
  const guess = [{ subject: 'guess a', most: 1 }];
  const first = [{ subject: 'launch 0', most: 1 }];
  counter.count([...guess, ...first]);
  for (let at = 1; at <= 50_000; at += 1) counter.count([{ subject: `launch ${at}`, most: 1 }]);
  expect([counter.wait(guess), counter.wait(first)]).toEqual([1000, 0]);
});

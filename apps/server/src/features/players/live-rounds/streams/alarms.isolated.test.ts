import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAlarms } from './alarms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is kept of an alarm that rang, was cleared or was stopped', () => {
  const alarms = makeAlarms();
  const ring = vi.fn<(name: string) => void>();
  for (const name of ['a', 'b', 'c', 'd']) alarms.set(name, 100, () => ring(name));
  alarms.clear('b');
  alarms.set('c', 200, () => ring('c again'));
  expect(alarms.count()).toBe(3);
  vi.advanceTimersByTime(100);
  expect(ring.mock.calls.flat()).toEqual(['a', 'd']);
  expect(alarms.count()).toBe(1);
  vi.advanceTimersByTime(100);
  expect(ring).toHaveBeenLastCalledWith('c again');
  expect(alarms.count()).toBe(0);
  alarms.set('e', 100, () => ring('e'));
  alarms.stop();
  expect(alarms.count()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(ring).toHaveBeenCalledTimes(3);
});

test('an alarm may set itself again', () => {
  const alarms = makeAlarms();
  const ring = vi.fn<() => void>(() => {
    if (ring.mock.calls.length < 3) alarms.set('a', 100, ring);
  });
  alarms.set('a', 100, ring);
  vi.advanceTimersByTime(1_000);
  expect(ring).toHaveBeenCalledTimes(3);
  expect(alarms.count()).toBe(0);
});

import { expect, test } from 'vitest';
import { createManualClock } from '../clock.ts';
import { makeShortMemory } from './short-memory.ts';

const start = new Date('2026-01-01T00:00:00Z');

test('a value is kept for some time, and then computed again', async () => {
  const clock = createManualClock(start);
  const memory = makeShortMemory<number>(clock, { keeps_ms: 1000, most: 10 });
  let count = 0;
  const next = async (): Promise<number> => (count += 1);
  expect([await memory.recall('a', next), await memory.recall('a', next)]).toEqual([1, 1]);
  expect(await memory.recall('b', next)).toBe(2);
  expect([memory.knows('a'), memory.knows('c')]).toEqual([true, false]);
  clock.advance(1000);
  expect(memory.knows('a')).toBe(false);
  expect(await memory.recall('a', next)).toBe(3);
});

test('while one works it out anew, others get what was there', async () => {
  const clock = createManualClock(start);
  const memory = makeShortMemory<string>(clock, { keeps_ms: 1000, most: 10 });
  await memory.recall('a', async () => 'old');
  clock.advance(1000);
  let done = (_value: string): void => undefined;
  const first = memory.recall('a', () => new Promise((resolve) => (done = resolve)));
  expect(await memory.recall('a', async () => 'nobody asks for it')).toBe('old');
  done('new');
  expect(await first).toBe('new');
  expect(await memory.recall('a', async () => 'nobody asks for it')).toBe('new');
});

test('the oldest give way', async () => {
  const memory = makeShortMemory<string>(createManualClock(start), { keeps_ms: 1000, most: 2 });
  for (const key of ['a', 'b', 'c']) await memory.recall(key, async () => key);
  expect(await memory.recall('a', async () => 'anew')).toBe('anew');
  expect(await memory.recall('c', async () => 'anew')).toBe('c');
});

test('what was remembered by a clock that was ahead is worked out anew when it is set right', async () => {
  const clock = createManualClock(start);
  const memory = makeShortMemory<string>(clock, { keeps_ms: 1000, most: 10 });
  clock.advance(3_600_000);
  await memory.recall('a', async () => 'old');
  clock.advance(-3_600_000);
  expect(memory.knows('a')).toBe(false);
  expect(await memory.recall('a', async () => 'new')).toBe('new');
});

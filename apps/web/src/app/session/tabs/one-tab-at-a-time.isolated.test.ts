import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

const lockName = 'takhti.refresh';
const now = Date.parse('2026-11-29T12:00:00Z');

// A school's server on plain http: the browser has no locks there.
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function doneAfter(ms: number): Promise<boolean> {
  const work = vi.fn<() => Promise<void>>(async () => {});
  void oneTabAtATime(work);
  await vi.advanceTimersByTimeAsync(ms);
  return work.mock.calls.length === 1;
}

test('two tabs take turns', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    order.push(`${name} ends`);
  };
  void oneTabAtATime(work('one'));
  await vi.advanceTimersByTimeAsync(500);
  void oneTabAtATime(work('two'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(localStorage.getItem(lockName)).toBe(null);
});

test('a tab that was closed in the middle holds the others up no longer than its turn', async () => {
  localStorage.setItem(lockName, JSON.stringify({ owner: 'closed', until: now + 20_000 }));
  expect(await doneAfter(19_000)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(localStorage.getItem(lockName)).toBe(null);
});

test.each([
  ['damaged', '{"owner":1}'],
  ['of a clock that was set back since', JSON.stringify({ owner: 'closed', until: now + 3_600_000 })],
])('a turn that is %s holds nobody up', async (_what, kept) => {
  localStorage.setItem(lockName, kept);
  expect(await doneAfter(1_000)).toBe(true);
});

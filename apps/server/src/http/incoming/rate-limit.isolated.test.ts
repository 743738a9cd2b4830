import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitRate } from './rate-limit.ts';

// Both clocks: the machine's, which can be set, and the monotonic one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const most = 3;

test('calls that were counted by a clock that was ahead are let through a minute after it was set right', async () => {
  const app = fastify();
  await limitRate(
    app,
    most,
    () => false,
    () => Promise.reject(new Error('nobody')),
  );
  app.post('/api/a', async () => 'done');
  const ask = async (): Promise<number> => (await app.inject({ method: 'POST', url: '/api/a' })).statusCode;
  const askOften = async (): Promise<number[]> => [await ask(), await ask(), await ask(), await ask()];
  const ahead = 365 * 24 * 3_600_000;
  const now = Date.now();
  vi.setSystemTime(now + ahead);
  expect(await askOften()).toEqual([200, 200, 200, 429]);
  vi.setSystemTime(now);
  expect(await ask()).toBe(429);
  vi.advanceTimersByTime(61_000);
  expect(await askOften()).toEqual([200, 200, 200, 429]);
  await app.close();
});

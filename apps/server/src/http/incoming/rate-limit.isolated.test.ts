import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session.ts';
import { limitRate, publicTimes } from './rate-limit.ts';

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

/** Sessions by their bearers: the letter is the person; `v` is a visitor. */
async function authenticate(bearer: string): Promise<Session> {
  const user_id = bearer.slice(0, 1);
  const session = { institution_id: 1, viewer: { user_id, full_name: '' }, is_visitor: user_id === 'v' };
  return session as Session;
}

async function openApp() {
  const app = fastify();
  const limited = await limitRate(app, most, () => false, authenticate);
  app.post('/api/a', (request, reply) => void reply.send(JSON.stringify(limited.senderOf(request))));
  const ask = (bearer: string, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/api/a',
      headers: { authorization: `Bearer ${bearer}` },
      remoteAddress,
    });
  return { app, ask, authenticate: limited.authenticate };
}

test('a person is counted once, in however many sessions and from wherever, and others beside them', async () => {
  const { app, ask, authenticate: open } = await openApp();
  for (const bearer of ['a1', 'a2', 'b1']) await open(bearer);
  const codes: number[] = [];
  for (const [bearer, address] of [
    ['a1', '192.0.2.1'],
    ['a2', '192.0.2.1'],
    ['a1', '192.0.2.2'],
    ['a2', '192.0.2.3'],
    ['b1', '192.0.2.1'],
  ] as const)
    codes.push((await ask(bearer, address)).statusCode);
  expect(codes).toEqual([200, 200, 200, 429, 200]);
  await app.close();
});

test('visitors behind an address are counted together, however many sessions they open, and are nobody', async () => {
  const { app, ask, authenticate: open } = await openApp();
  const bearers = Array.from({ length: most * publicTimes }, (_, at) => `v${at}`);
  for (const bearer of bearers) {
    await open(bearer);
    const answer = await ask(bearer);
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
  }
  await open('v-one-more');
  expect((await ask('v-one-more')).statusCode).toBe(429);
  expect((await ask('v-one-more', '192.0.2.9')).statusCode).toBe(200);
  await app.close();
});

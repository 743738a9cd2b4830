import { call, readSession } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { authenticate } from '../../features/account/index.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { routes } from '../../routes.ts';
import { buildApp } from '../app.ts';
import { publicTimes } from '../incoming/rate-limit.ts';
import { publicRoute } from '../route.ts';

const whoAmI = call({
  path: 'test/address',
  summary: 'The address that the server knows a visitor by',
  can: 'public',
  changes: [],
  request: () => z.object({}),
  reply: () => z.object({ address: z.string() }),
  problems: [],
});
const most = 5;

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

async function appWith(settings: { rate_limit_per_minute: number; trust_proxy: boolean }) {
  return buildApp({
    ...settings,
    services: server.services,
    routes: [...routes, publicRoute(whoAmI, ({ address }) => Promise.resolve({ address }))],
    authenticate: (bearer) => authenticate(server.services, bearer),
    log_level: 'silent',
    checks_replies: true,
    serves_docs: false,
  });
}

describe('calls a minute', () => {
  /** The statuses of as many calls as are to be let through, and one more. */
  async function statusesOf(url: string, bearerOf: (at: number) => string, calls: number): Promise<number[]> {
    const app = await appWith({ rate_limit_per_minute: most, trust_proxy: false });
    const statuses: number[] = [];
    for (let at = 0; at <= calls; at += 1) {
      const headers = { authorization: `Bearer ${bearerOf(at)}` };
      const response = await app.inject({ method: 'POST', url, headers, payload: {} });
      statuses.push(response.statusCode);
    }
    await app.close();
    return statuses;
  }

  test('a made-up session has no limit of its own', async () => {
    const statuses = await statusesOf(`/api/${readSession.path}`, (at) => `made-up-${at}`, most);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('another spelling of an address has no limit of its own', async () => {
    expect((await statusesOf('/%61pi/test/address', () => 'none', most * publicTimes)).at(-1)).toBe(429);
  });

  test('allow an address more of what needs no login, for a whole school of learners sits behind one', async () => {
    const statuses = await statusesOf('/api/test/address', (at) => `made-up-${at}`, most * publicTimes);
    expect(statuses).toEqual([...Array.from({ length: most * publicTimes }, () => 200), 429]);
  });

  test('people behind one address are told apart once they are logged in', async () => {
    const app = await appWith({ rate_limit_per_minute: most, trust_proxy: false });
    const callAs = async (session_id: string): Promise<number> => {
      const headers = { authorization: `Bearer ${session_id}` };
      const url = `/api/${readSession.path}`;
      return (await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode;
    };
    const [one, other] = [await server.make.person(), await server.make.person()];
    expect(await callAs(one.session_id)).toBe(200);
    expect(await callAs(other.session_id)).toBe(200);
    for (let at = 0; at < most; at += 1) expect(await callAs(one.session_id)).toBe(200);
    expect(await callAs(one.session_id)).toBe(429);
    expect(await callAs(other.session_id)).toBe(200);
    await app.close();
  });
});

describe('the address of a visitor', () => {
  async function addressBehind(trust_proxy: boolean, forwarded: string): Promise<string> {
    const app = await appWith({ rate_limit_per_minute: 0, trust_proxy });
    const headers = { 'x-forwarded-for': forwarded };
    const response = await app.inject({ method: 'POST', url: '/api/test/address', headers, payload: {} });
    await app.close();
    return response.json<{ data: { address: string } }>().data.address;
  }

  test('is what the proxy saw, not what the visitor wrote before it', async () => {
    expect(await addressBehind(true, '203.0.113.9, 192.0.2.1')).toBe('192.0.2.1');
  });

  test('is that of the connection where no proxy is trusted', async () => {
    expect(await addressBehind(false, '203.0.113.9')).toBe('127.0.0.1');
  });
});

test('a request that never ends does not hold its connection for ever', () => {
  expect(server.app.server.requestTimeout).toBeGreaterThan(0);
});

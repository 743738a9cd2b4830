import { forgotPassword, login, loginJwt, type Call } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { rateLimits } from './rate-limits.ts';
import { makeWithPassword, pwd } from './testing/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

async function problemFrom(remoteAddress: string, call: Call, payload: object): Promise<string | undefined> {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/${call.path}`,
    payload,
    remoteAddress,
  });
  return response.json<{ data: { problem?: string } }>().data.problem;
}

const years = 2 * 365 * 24 * 3_600_000;

test.each([
  ['logins', login, { username: '', pwd: 'd'.repeat(64) }, rateLimits.per_person_and_address],
  ['mails with codes', forgotPassword, { email: 'x@school.example' }, rateLimits.lost_passwords],
  ['tokens of an LMS', loginJwt, { token: 'none' }, rateLimits.tokens],
] as const)(
  'the count of %s made while the clock was years ahead is over when it is right again',
  async (_what, call, given, limit) => {
    const { username } = await makeWithPassword(server);
    const payload = 'username' in given ? { ...given, username } : given;
    const address = '192.0.2.90';
    server.clock.advance(years);
    for (let i = 0; i < limit; i += 1) await problemFrom(address, call, payload);
    expect(await problemFrom(address, call, payload)).toBe('account.too_many_attempts');
    server.clock.advance(-years);
    expect(await problemFrom(address, call, payload)).not.toBe('account.too_many_attempts');
  },
);

test('guesses at one account from an address do not stop the others there', async () => {
  const [target, other] = [await makeWithPassword(server), await makeWithPassword(server)];
  for (let i = 0; i <= rateLimits.per_person_and_address; i += 1)
    await problemFrom('192.0.2.91', login, { username: target.username, pwd: 'd'.repeat(64) });
  expect(await problemFrom('192.0.2.91', login, { username: other.username, pwd })).toBeUndefined();
});

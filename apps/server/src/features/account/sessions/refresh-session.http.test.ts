import { changePassword, readSession, refreshToken } from '@takhti/contract';
import type { SessionTokens } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeWithPassword, pwd, pwdOf } from '../testing/people.ts';
import { lifetimes } from './lifetimes.ts';

let server: TestApp;
let who: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  who = await server.make.person();
});

const refresh = ({ refresh_token }: { refresh_token: string }): Promise<SessionTokens> =>
  server.as({ session_id: refresh_token }).ok(refreshToken, {});
const problemOf = async ({ refresh_token }: { refresh_token: string }): Promise<string> =>
  (await server.as({ session_id: refresh_token }).refused(refreshToken, {})).problem;
const isOpen = async (tokens: { session_id: string }): Promise<boolean> =>
  (await server.as(tokens).call(readSession, {})).error_code === 0;

describe('a refresh token that comes again', () => {
  test('at once gets the same answer, however often, and nothing new is made', async () => {
    const first = await refresh(who);
    expect(await Promise.all([refresh(who), refresh(who)])).toEqual([first, first]);
    expect(await isOpen(first)).toBe(true);
  });

  test('two requests at the same time get the same answer', async () => {
    const [one, other] = await Promise.all([refresh(who), refresh(who)]);
    expect(one).toEqual(other);
  });

  test('after the grace ends the session', async () => {
    const fresh = await refresh(who);
    server.clock.advance(lifetimes.refresh_grace + 1000);
    expect(await problemOf(who)).toBe('account.session_expired');
    expect(await isOpen(fresh)).toBe(false);
    expect(await problemOf(fresh)).toBe('account.session_expired');
  });

  test('within the grace, but after the one that followed it was used, ends the session', async () => {
    const second = await refresh(who);
    const third = await refresh(second);
    expect(await problemOf(who)).toBe('account.session_expired');
    expect(await isOpen(third)).toBe(false);
  });

  test('however many generations old it is, ends the session', async () => {
    let tokens: SessionTokens = who;
    for (let i = 0; i < 4; i += 1) {
      server.clock.advance(lifetimes.refresh_grace + 1000);
      tokens = await refresh(tokens);
    }
    expect(await problemOf(who)).toBe('account.session_expired');
    expect(await isOpen(tokens)).toBe(false);
  });

  test('does not live on by being asked again and again', async () => {
    await refresh(who);
    server.clock.advance(lifetimes.refresh_grace - 1000);
    const fresh = await refresh(who);
    server.clock.advance(2000);
    expect(await problemOf(who)).toBe('account.session_expired');
    expect(await isOpen(fresh)).toBe(false);
  });
});

test('a token that only resembles one of a family ends no session', async () => {
  const [, rest] = who.refresh_token.split('.');
  for (const refresh_token of [`.${rest}`, `x.${rest}`, rest ?? '', '.', ''])
    expect(await problemOf({ refresh_token })).toMatch(/session_expired|unauthorized/);
  expect(await isOpen(who)).toBe(true);
});

test('a token from before the password was changed is worth nothing, and ends nothing', async () => {
  const person = await makeWithPassword(server);
  const fresh = await server
    .as(person)
    .ok(changePassword, { old_password: pwd, password: pwdOf('another one') });
  expect(await problemOf(person)).toBe('account.session_expired');
  expect(await isOpen(fresh)).toBe(true);
});

test('a session that was opened while the clock was years ahead is over when it is right again', async () => {
  const years = 2 * 365 * 24 * 3_600_000;
  server.clock.advance(years);
  const early = await server.make.person();
  server.clock.advance(-years);
  expect(await isOpen(early)).toBe(false);
  expect(await problemOf(early)).toBe('account.session_expired');
});

import { endSessions, listSessions, login, readSession } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { openSession } from '../account.service.ts';
import { makeWithPassword, pwd } from '../testing/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const phone = 'Mozilla/5.0 (Android 13; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

async function logInOnPhone(username: string): Promise<{ session_id: string }> {
  const headers = { 'user-agent': phone };
  const response = await server.post(login.path, { username, pwd }, '', headers);
  return response.json<{ data: { session_id: string } }>().data;
}

test('people see where they are logged in, this session first, with devices they know again and no secrets', async () => {
  const person = await makeWithPassword(server);
  server.clock.advance(60_000);
  const onPhone = await logInOnPhone(person.username);
  const { records, total } = await server.as(onPhone).ok(listSessions, {});
  expect(total).toBe(2);
  expect(records).toMatchObject([
    { device: 'Firefox · Android', is_current: 1, is_jwt_login: 0 },
    { device: '', is_current: 0, is_jwt_login: 0 },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/hash|token|session_id/);
});

test('one session is ended from another, and only that one', async () => {
  const person = await makeWithPassword(server);
  const [stolen, kept] = [await logInOnPhone(person.username), await logInOnPhone(person.username)];
  const seen = await server.as(stolen).ok(listSessions, {});
  const session_key = seen.records.find(({ is_current }) => is_current === 1)?.session_key ?? '';
  expect(await server.as(person).ok(endSessions, { session_key })).toEqual({ ended: 1 });
  expect((await server.as(stolen).refused(readSession, {})).problem).toBe('account.unauthorized');
  await server.as(kept).ok(readSession, {});
  expect((await server.as(person).refused(endSessions, { session_key })).problem).toBe(
    'account.session_not_found',
  );
});

test('all others are ended at once, and this one stays', async () => {
  const person = await makeWithPassword(server);
  const others = [await logInOnPhone(person.username), await logInOnPhone(person.username)];
  expect(await server.as(person).ok(endSessions, { session_key: null })).toEqual({ ended: 2 });
  for (const other of others)
    expect((await server.as(other).refused(readSession, {})).problem).toBe('account.unauthorized');
  expect((await server.as(person).ok(listSessions, {})).total).toBe(1);
});

test('nobody ends a session of somebody else, not even in their own institution, nor their own by its key', async () => {
  const person = await makeWithPassword(server);
  const { institution_id } = person;
  const colleague = await server.make.person({ institution_id, roles: ['admin'] });
  const [own] = (await server.as(person).ok(listSessions, {})).records;
  const session_key = own?.session_key ?? '';
  for (const caller of [colleague, person]) {
    const refused = await server.as(caller).refused(endSessions, { session_key });
    expect(refused.problem).toBe('account.session_not_found');
  }
  await server.as(person).ok(readSession, {});
});

test('of the sessions of a person the newest 50 stay; those of visitors are not among them', async () => {
  const [person, visitor] = [await server.make.person(), await server.make.person()];
  const { clock, services } = server;
  const open = (of: typeof person, lifetime?: number) =>
    services.db.inTransaction((tx) =>
      openSession(tx, clock, {
        institution_id: of.institution_id,
        user_id: of.user_id,
        active_role: of.active_role.role,
        ...(lifetime !== undefined && { lifetime }),
      }),
    );
  for (let at = 0; at < 49; at += 1) {
    clock.advance(1000);
    await open(person);
    await open(visitor, 3_600_000);
  }
  expect((await server.as(person).ok(readSession, {})).user_id).toBe(person.user_id);
  const last = await open(person);
  await open(visitor, 3_600_000);
  // Asked with the first, which is the oldest of 51.
  await server.as(person).refused(readSession, {});
  expect((await server.as(last).ok(listSessions, {})).total).toBe(50);
  expect((await server.as(visitor).ok(listSessions, {})).total).toBe(51);
});

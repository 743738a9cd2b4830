import { createHash } from 'node:crypto';
import { calls, login, loginIncognito, readSession, refreshToken, signUp } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../features/account/index.ts';
import { makeTestApp, type TestApp } from '../testing/index.ts';
import { sampleOf } from '../testing/sample.ts';
import { saveProgress } from './demo.queries.ts';
import { closeDemo, fillInDemo } from './index.ts';
import { createInstitution, demoPassword, hashDemoPassword } from './institutions.ts';
import { institutions } from './material/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const sha256 = (password: string): string => createHash('sha256').update(password).digest('hex');
const silent = (): void => undefined;

test('a database on which the demo was tried has no demo login in production, but people with passwords of their own', async () => {
  const [demo, other] = institutions;
  if (!demo || !other) throw new Error('there are two');
  const { sessions } = await createInstitution(server.services, demo, await hashDemoPassword());
  await createInstitution(server.services, other, await hashPassword(sha256('a password of our own')));
  await server.db.inTransaction((tx) => saveProgress(tx, 'done'));
  const open = { session_id: sessions.get('admin') ?? '' };
  await server.as(open).ok(readSession, {});

  expect(await closeDemo(server.db, true, silent)).toEqual([]);
  const pwd = sha256(demoPassword);
  expect((await server.as(null).refused(login, { username: 'admin', pwd })).problem).toBe(
    'account.wrong_credentials',
  );
  expect((await server.as(open).refused(readSession, {})).problem).toBe('account.unauthorized');
  await server.as(null).ok(login, { username: 'admin@201', pwd: sha256('a password of our own') });
  expect(await fillInDemo(server.services, silent)).toBeNull();

  await nobodyReaches(await closeDemo(server.db, false, silent));
});

test('a database on which nothing was tried has no institution to close', async () => {
  const fresh = await makeTestApp();
  expect(await closeDemo(fresh.db, false, silent)).toEqual([]);
  await fresh.close();
});

/** Asks a server in production everything that somebody could still know of the demo. */
async function nobodyReaches(ids: readonly number[]): Promise<void> {
  expect(ids).toEqual(institutions.map(({ institution_id }) => institution_id));
  const [institution_id = 0, other = 0] = ids;
  const person = await server.make.person({ institution_id: other });
  const settings = { closed_institutions: new Set(ids), sign_up_institution: institution_id };
  const shut = await makeTestApp(settings, () => server.db);
  const pwd = sha256('a password of our own');
  expect((await shut.as(null).refused(login, { username: 'admin@201', pwd })).problem).toBe(
    'account.wrong_credentials',
  );
  expect((await shut.as(person).refused(readSession, {})).problem).toBe('account.unauthorized');
  const refresh = { session_id: person.refresh_token };
  expect((await shut.as(refresh).refused(refreshToken, {})).problem).toBe('account.session_expired');
  const signing = { email: 'new@school.example', password: pwd };
  expect((await shut.as(null).refused(signUp, signing)).problem).toBe('account.sign_up_closed');
  const open = calls.filter(({ call }) => call.can === 'public');
  // Work that is saved comes plain or sealed; a schema cannot say that one of both must come.
  const known = { institution_id, enc_data: 'sealed' };
  const asked = open.filter(({ call }) => 'institution_id' in sampleOf(call.request, known));
  expect(asked.length).toBeGreaterThan(3);
  for (const { call } of asked) {
    const response = await shut.post(call.path, sampleOf(call.request, known));
    const told = { path: call.path, ...response.json<{ data: unknown }>() };
    expect(told).toMatchObject({ path: call.path, data: { problem: 'account.forbidden' } });
  }
  await shut.close();
}

test('in production nobody looks around without a login, unless that is set', async () => {
  const institution_id = await server.make.institution({ settings: { is_incognito_allowed: true } });
  const shut = await makeTestApp({ has_visitors: false });
  expect((await shut.as(null).refused(loginIncognito, { institution_id })).problem).toBe(
    'account.incognito_refused',
  );
  await shut.close();
});

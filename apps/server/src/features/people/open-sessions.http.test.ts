import { createUser, disableUser, login, openUser, readSession, saveUserData } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { editOf, newPerson, pwdOf } from './testing/forms.ts';

let server: TestApp;
let admin: TestPerson;
/** Somebody who has logged in, and continues while the administrator changes them. */
let person: { user_id: string; session_id: string; username: string };

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.make.person({ roles: ['admin'] });
  const made = await server.as(admin).ok(createUser, newPerson({ roles: 'cr,cr3' }));
  const { session_id } = await logIn(made.username);
  person = { user_id: made.user_id, username: made.username, session_id };
});

const logIn = (username: string) => server.as(null).ok(login, { username, pwd: pwdOf('a fine password') });

async function change(overrides: Parameters<typeof newPerson>[0]): Promise<void> {
  const { user_id } = person;
  await server.as(admin).ok(createUser, editOf(await server.as(admin).ok(openUser, { user_id }), overrides));
}

const stateOf = async (): Promise<unknown> =>
  (await server.post(saveUserData.path, { json: {} }, person.session_id)).headers['x-session-state'];

test('C-046 a role that is given is there with the next call, and every answer tells that something changed', async () => {
  const before = await server.as(person).ok(readSession, {});
  expect(await stateOf()).toBe(before.session_state);
  await change({ roles: 'cr,cr3,admin' });
  expect(await stateOf()).not.toBe(before.session_state);
  const after = await server.as(person).ok(readSession, {});
  expect(after).toMatchObject({ roles: 'cr,cr3,admin', active_role: 'cr' });
  expect(await stateOf()).toBe(after.session_state);
});

test('a role that is taken gives way to another one held, with the next call and at the next login', async () => {
  await change({ roles: 'cr3' });
  expect(await server.as(person).ok(readSession, {})).toMatchObject({ roles: 'cr3', active_role: 'cr3' });
  expect((await logIn(person.username)).user.active_role).toBe('cr3');
});

test('flags and grades count from the next call on', async () => {
  await change({ is_view_cds: 1, grades_access: '4' });
  expect(await server.as(person).ok(readSession, {})).toMatchObject({ is_view_cds: 1, grades_access: '4' });
});

test('a disabled person has no session any more, on no device', async () => {
  const second = await logIn(person.username);
  const { user_id } = person;
  const { version } = await server.as(admin).ok(openUser, { user_id });
  await server.as(admin).ok(disableUser, { user_id, version, is_disabled: 1 });
  for (const session of [person, second])
    expect((await server.as(session).refused(readSession, {})).problem).toBe('account.unauthorized');
});

test('a password that an administrator sets ends all sessions of the person, and the old one logs nobody in', async () => {
  await change({ password: pwdOf('quite another one') });
  expect((await server.as(person).refused(readSession, {})).problem).toBe('account.unauthorized');
  const { username } = person;
  const old = await server.as(null).refused(login, { username, pwd: pwdOf('a fine password') });
  expect(old.problem).toBe('account.wrong_credentials');
  await server.as(null).ok(login, { username, pwd: pwdOf('quite another one') });
});

test('what the person does themselves is no change of theirs by somebody else', async () => {
  const before = await stateOf();
  await server.as(person).ok(saveUserData, { json: { interface_language: 'ur' } });
  await logIn(person.username);
  expect(await stateOf()).toBe(before);
});

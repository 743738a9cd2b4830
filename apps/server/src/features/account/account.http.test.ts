import {
  listOwnRoles,
  login,
  logout,
  readSession,
  refreshToken,
  saveUserData,
  switchRole,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { rateLimits } from './rate-limits.ts';
import { lockAccount } from './account.queries.ts';
import { disable, setEmail, setPasswordHash, takeRole } from './account.testing.queries.ts';
import { hashPassword } from './passwords/password.ts';
import { makeWithPassword, pwd } from './testing/people.ts';

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const withPassword = (roles: readonly string[]): Promise<TestPerson> => makeWithPassword(server, { roles });

describe('login', () => {
  beforeAll(async () => {
    person = await withPassword(['cd', 'cr1']);
  });

  test('C-847 C-388 a right password answers with session, refresh token and the person in their role', async () => {
    const reply = await server.as(null).ok(login, { username: person.username.toUpperCase(), pwd });
    expect(reply.user).toMatchObject({
      user_id: person.user_id,
      active_role: 'cd',
      roles: 'cd,cr1',
      institution_id: person.institution_id,
    });
    const { active_role, institution_id } = reply.user;
    expect(reply).toMatchObject({ active_role, institution_id, refresh_token: expect.any(String) as string });
    expect(JSON.stringify(reply)).not.toMatch(/password/i);
    expect(await server.as(reply).ok(readSession, {})).toMatchObject({ user_id: person.user_id });
  });

  test('C-389 C-390 C-391 C-393 C-396 C-403 C-405 C-406 the person comes with names, ids, access, role flags and specs', async () => {
    const { user } = await server.as(null).ok(login, { username: person.username, pwd });
    expect(user).toMatchObject({
      username: person.username,
      full_name: person.full_name,
      email: expect.stringContaining('@') as string,
      institution_id: person.institution_id,
      school_id: person.school_id,
      roles: 'cd,cr1',
      grades_access: 'ALL',
      is_users_management: 0,
      is_view_cds: 0,
      is_deletion: 0,
      specs: {
        is_excel_export: 1,
        is_ai_enabled: 0,
        is_share_allowed: 1,
        is_publish_lms: 0,
        is_premium_lessons: 0,
        is_independent_templates: 1,
        is_assessment_hidden: 0,
        grades: '',
      },
    });
    expect(user.localRoles[1]).toEqual({
      role: 'cr1',
      title: 'First reviewer',
      level: 1,
      is_hide: 0,
      is_skill_edit: 0,
      is_skill_edit_gui: 0,
      is_export_stats: 0,
    });
  });

  test('C-1003 a wrong password is a refused action, not an unauthorized call', async () => {
    const response = await server.post('login', { username: person.username, pwd: 'f'.repeat(64) });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ error_code: -3, data: { problem: 'account.wrong_credentials' } });
  });

  test('an unknown username is answered like a wrong password', async () => {
    const refused = await server.as(null).refused(login, { username: 'nobody-at-all', pwd });
    expect(refused.problem).toBe('account.wrong_credentials');
  });

  test('an email logs in who had it first, and stays theirs when others get it for mails', async () => {
    const email = `${person.username.toLowerCase()}@example.org`;
    await server.db.inTransaction((tx) => setEmail(tx, person, email));
    const namesake = await server.make.person();
    await server.db.inTransaction((tx) => setEmail(tx, namesake, email));
    expect((await server.as(null).ok(login, { username: email, pwd })).user.user_id).toBe(person.user_id);
  });

  test('a username stays its owner’s, however many others have it for an email', async () => {
    const target = await withPassword(['cd']);
    for (let i = 0; i < 4; i += 1) {
      const namesake = await server.make.person();
      await server.db.inTransaction((tx) => setEmail(tx, namesake, target.username));
    }
    const reply = await server.as(null).ok(login, { username: target.username, pwd });
    expect(reply.user.user_id).toBe(target.user_id);
  });

  test('C-846 a password that is not hashed is refused before it is looked at', async () => {
    const refused = await server.as(null).refused(login, { username: person.username, pwd: 'clear text' });
    expect(refused.problem).toBe('request.invalid');
  });

  test('guessing is stopped, even for the right password, until the window has passed', async () => {
    const target = await withPassword(['cd']);
    for (let i = 0; i < rateLimits.per_person_and_address; i += 1)
      await server.as(null).refused(login, { username: target.username, pwd: 'e'.repeat(64) });
    const refused = await server.as(null).refused(login, { username: target.username, pwd });
    expect(refused.problem).toBe('account.too_many_attempts');
    server.clock.advance(rateLimits.window + 60_000);
    await server.as(null).ok(login, { username: target.username, pwd });
  });

  /** Tries to log in from an address; the problem's name, or undefined. */
  async function tryFrom(
    remoteAddress: string,
    username: string,
    given: string,
  ): Promise<string | undefined> {
    const payload = { username, pwd: given };
    const response = await server.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
    return response.json<{ data: { problem?: string } }>().data.problem;
  }
  const wrong = 'd'.repeat(64);

  test('guesses that are made all at once are counted like guesses one after the other', async () => {
    const { username } = await withPassword(['cd']);
    const told = await Promise.all(Array.from({ length: 30 }, () => tryFrom('192.0.2.1', username, wrong)));
    expect(told.filter((problem) => problem === 'account.wrong_credentials')).toHaveLength(
      rateLimits.per_person_and_address,
    );
  });

  test('guesses from elsewhere lock nobody out, from however many places', async () => {
    const { username } = await withPassword(['cd']);
    for (let i = 0; i < rateLimits.per_person_and_address + 1; i += 1)
      await tryFrom('192.0.2.2', username, wrong);
    expect(await tryFrom('192.0.2.2', username, pwd)).toBe('account.too_many_attempts');
    for (let i = 0; i < 60; i += 1) await tryFrom(`198.51.100.${i}`, username, wrong);
    expect(await tryFrom('192.0.2.3', username, pwd)).toBeUndefined();
  });

  test('username and email of a person count as one', async () => {
    const target = await withPassword(['cd']);
    const email = `${target.username}@example.org`;
    await server.db.inTransaction((tx) => setEmail(tx, target, email));
    const names = [target.username, email];
    for (let i = 0; i < rateLimits.per_person_and_address; i += 1)
      await tryFrom('192.0.2.4', names[i % 2] ?? '', wrong);
    for (const name of names) expect(await tryFrom('192.0.2.4', name, pwd)).toBe('account.too_many_attempts');
  });

  test('a person whose role was taken away logs in with another that they hold', async () => {
    const target = await withPassword(['cr1', 'cd']);
    await server.db.inTransaction((tx) => takeRole(tx, target, 'cr1'));
    const reply = await server.as(null).ok(login, { username: target.username, pwd });
    expect(reply.user).toMatchObject({ active_role: 'cd', roles: 'cd' });
    expect(await server.as(reply).ok(readSession, {})).toMatchObject({ active_role: 'cd' });
    await server.db.inTransaction((tx) => takeRole(tx, target, 'cd'));
    const refused = await server.as(null).refused(login, { username: target.username, pwd });
    expect(refused.problem).toBe('account.role_not_held');
  });
});

describe('sessions', () => {
  test('C-837 a refresh token gives new tokens, and the old session is over', async () => {
    const who = await server.make.person();
    const fresh = await server.as({ session_id: who.refresh_token }).ok(refreshToken, {});
    expect((await server.as(who).refused(readSession, {})).problem).toBe('account.unauthorized');
    expect(await server.as(fresh).ok(readSession, {})).toMatchObject({ user_id: who.user_id });
  });

  test('C-830 a user_id header of somebody else is unauthorized', async () => {
    const who = await server.make.person();
    const other = await server.make.person();
    const response = await server.post('user/session', {}, who.session_id, { user_id: other.user_id });
    expect(response.statusCode).toBe(401);
  });

  test('C-855 after logout the session is over', async () => {
    const who = await server.make.person();
    await server.as(who).ok(logout, { user_id: who.user_id });
    expect((await server.as(who).refused(readSession, {})).problem).toBe('account.unauthorized');
  });
});

describe('roles', () => {
  test('C-045 C-784 C-854 the roles of a person come with their flags', async () => {
    const who = await server.make.person({ roles: ['cd', 'cr', 'cr3'] });
    const { records } = await server.as(who).ok(listOwnRoles, { user_id: who.user_id });
    expect(records.map(({ role, level }) => [role, level])).toEqual([
      ['cd', null],
      ['cr', 2],
      ['cr3', 3],
    ]);
    expect(records[2]).toMatchObject({ is_skill_edit: 1, is_skill_edit_gui: 1, is_export_stats: 1 });
  });

  test('C-780 C-781 C-782 C-783 C-786 C-788 C-790 C-397 C-398 C-399 C-400 C-401 each role has its code and level, and anyone who works in it what it derives', async () => {
    const levels = { cd: null, cd3: null, cr1: 1, cr: 2, cr3: 3, admin: 3 } as const;
    const roles = Object.keys(levels) as (keyof typeof levels)[];
    const who = await server.make.person({ roles });
    const { records } = await server.as(who).ok(listOwnRoles, { user_id: who.user_id });
    expect(Object.fromEntries(records.map(({ role, level }) => [role, level]))).toEqual(levels);
    expect(records).toHaveLength(roles.length);
    for (const { role, level, ...flags } of records) {
      expect(await server.as(who).ok(switchRole, { role })).toMatchObject({
        active_role: role,
        isContentDeveloper: level === null ? 1 : 0,
        isFinalReviewer: level === 3 ? 1 : 0,
        canEditSkill: flags.is_skill_edit,
        canEditSkillGui: flags.is_skill_edit_gui,
        canExportStats: flags.is_export_stats,
      });
    }
  });

  test('C-392 C-543 C-856 a switch changes the role of this session and of the next login', async () => {
    const who = await server.make.person({ roles: ['cd', 'cr3'] });
    const before = await server.as(who).ok(readSession, {});
    expect(before).toMatchObject({ isContentDeveloper: 1, isFinalReviewer: 0, canExportStats: 0 });
    const flags = { isContentDeveloper: 0, isFinalReviewer: 1, canExportStats: 1 };
    const after = { active_role: 'cr3', ...flags, canEditSkill: 1, canEditSkillGui: 1 };
    expect(await server.as(who).ok(switchRole, { role: 'cr3' })).toMatchObject(after);
    expect(await server.as(who).ok(readSession, {})).toMatchObject(after);
  });

  test('C-409 a role that its institution hides is worked in by nobody', async () => {
    const who = await server.make.person({ roles: ['cd', 'cr3'] });
    const { institution_id } = who;
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('roles')
        .set({ is_hide: 1 })
        .where('institution_id', '=', institution_id)
        .where('role', '=', 'cr3')
        .execute(),
    );
    expect((await server.as(who).refused(switchRole, { role: 'cr3' })).problem).toBe('account.role_not_held');
    expect(await server.as(who).ok(readSession, {})).toMatchObject({ active_role: 'cd' });
  });

  test('C-856 a role that is not held is refused', async () => {
    const who = await server.make.person({ roles: ['cd'] });
    expect((await server.as(who).refused(switchRole, { role: 'admin' })).problem).toBe(
      'account.role_not_held',
    );
  });
});

test('C-867 settings saved with the user come back, key by key', async () => {
  const who = await server.make.person();
  await server.as(who).ok(saveUserData, { json: { interface_language: 'ur' } });
  await server.as(who).ok(saveUserData, { json: { tour: 3 } });
  expect(await server.as(who).ok(readSession, {})).toMatchObject({
    user_data: { interface_language: 'ur', tour: 3 },
  });
});

test('C-868 settings are saved by the person’s own session alone, no matter who else is named', async () => {
  const [who, other] = [await server.make.person(), await server.make.person()];
  const json = { interface_language: 'ur' };
  expect(await server.as(null).refused(saveUserData, { json })).toMatchObject({
    problem: 'account.unauthorized',
  });
  await server.post(saveUserData.path, { user_id: other.user_id, json }, who.session_id);
  expect((await server.as(other).ok(readSession, {})).user_data).toEqual({});
});

test('C-037 how far somebody got in a tutorial is known at their next login', async () => {
  const who = await withPassword(['cd']);
  const first = await server.as(null).ok(login, { username: who.username, pwd });
  const tutorials = { matching: { stage: 2, done: false } };
  await server.as(first).ok(saveUserData, { json: { tutorials } });
  const again = await server.as(null).ok(login, { username: who.username, pwd });
  expect(again.user.user_data).toMatchObject({ tutorials });
});

test('settings that grow too large are not kept, and those before them stay', async () => {
  const who = await server.make.person();
  const json = { notes: 'x'.repeat(40_000) };
  await server.as(who).ok(saveUserData, { json });
  const refused = await server.as(who).refused(saveUserData, { json: { more: 'x'.repeat(40_000) } });
  expect(refused.problem).toBe('request.invalid');
  expect((await server.as(who).ok(readSession, {})).user_data).toEqual(json);
});

test('a session is opened for the password that was checked, and for nobody who was shut out meanwhile', async () => {
  const made = await makeWithPassword(server);
  const checked = { ...made, password_hash: await hashPassword(pwd) };
  const stands = (who: Parameters<typeof lockAccount>[1]) =>
    server.db.inTransaction((tx) => lockAccount(tx, who));
  // Hashed again it is another one, as after a change.
  expect([await stands(made), await stands(checked)]).toEqual([true, false]);
  await server.db.inTransaction((tx) => setPasswordHash(tx, made, checked.password_hash));
  expect(await stands(checked)).toBe(true);
  await server.db.inTransaction((tx) => disable(tx, made));
  expect([await stands(made), await stands(checked)]).toEqual([false, false]);
});

import {
  calls,
  listSessions,
  login,
  loginIncognito,
  readSession,
  readUserData,
  refreshToken,
  saveUserData,
  searchLibrary,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { sampleOf } from '../../../testing/sample.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { pwd } from '../testing/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const openInstitution = (): Promise<number> =>
  server.make.institution({ settings: { is_incognito_allowed: true } });

describe('a visitor without a login', () => {
  test('C-849 C-850 opens a session of an institution that allows it, in which the library can be read', async () => {
    const institution_id = await openInstitution();
    const visitor = await server.as(null).ok(loginIncognito, { institution_id });
    expect(visitor.user).toMatchObject({ institution_id, is_visitor: 1, roles: 'teacher', email: '' });
    expect(await server.as(visitor).ok(searchLibrary, {})).toMatchObject({ records: [], total: 0 });
    expect(await server.as(visitor).ok(readSession, {})).toMatchObject({ is_visitor: 1 });
  });

  test('C-849 is refused where it is not allowed, and where there is no such institution', async () => {
    for (const institution_id of [await server.make.institution(), 1_999_999_999]) {
      const refused = await server.as(null).refused(loginIncognito, { institution_id });
      expect(refused.problem).toBe('account.incognito_refused');
    }
  });

  test('C-849 may read the library and its skills, and make no other call', async () => {
    const visitor = await server.as(null).ok(loginIncognito, { institution_id: await openInstitution() });
    // Which pages may frame the studio is in its headers, too.
    const allowed = ['user/roles', 'user/session', 'logout', 'lms/context'];
    const open: string[] = [];
    for (const { call } of calls.filter(
      (each) => each.call.can !== 'public' && each.call.can !== 'refresh',
    )) {
      if (call.can === 'library.read' || call.can === 'skills.read' || allowed.includes(call.path)) continue;
      const response = await server.post(call.path, sampleOf(call.request), visitor.session_id);
      if (!response.body.includes('account.forbidden')) open.push(call.path);
    }
    expect(open).toEqual([]);
  });

  test('shares one account with all others of the institution, even when the first come at the same time', async () => {
    const institution_id = await openInstitution();
    const visits = await Promise.all(
      [1, 2, 3, 4].map(() => server.as(null).ok(loginIncognito, { institution_id })),
    );
    expect(new Set(visits.map(({ user }) => user.user_id)).size).toBe(1);
    expect(new Set(visits.map(({ session_id }) => session_id)).size).toBe(4);
  });

  test('C-549 has two hours, and no refresh token to prolong them', async () => {
    const visitor = await server.as(null).ok(loginIncognito, { institution_id: await openInstitution() });
    expect(visitor.refresh_token).toBe('');
    expect((await server.as({ session_id: '' }).refused(refreshToken, {})).problem).toBe(
      'account.session_expired',
    );
    server.clock.advance(lifetimes.visitor);
    expect((await server.as(visitor).refused(readSession, {})).problem).toBe('account.session_expired');
  });

  test('cannot be logged in as with a password', async () => {
    const { user } = await server.as(null).ok(loginIncognito, { institution_id: await openInstitution() });
    for (const given of [pwd, '0'.repeat(64)]) {
      const refused = await server.as(null).refused(login, { username: user.username, pwd: given });
      expect(refused.problem).toBe('account.wrong_credentials');
    }
  });

  test('neither sees where the others come from nor ends their visits', async () => {
    const visitor = await server.as(null).ok(loginIncognito, { institution_id: await openInstitution() });
    expect((await server.as(visitor).refused(listSessions, {})).problem).toBe('account.forbidden');
  });
});

describe('what is told of somebody without a login', () => {
  test('G-499 G-500 C-866 C-867 is how far they have come in the tutorials, and nothing else', async () => {
    const person = await server.make.person();
    const { user_id } = person;
    expect(await server.as(null).ok(readUserData, { user_id })).toEqual({ tutorials: {} });
    const json = { tutorials: { dashboard: 3 }, interface_language: 'ps', notes: 'mine' };
    await server.as(person).ok(saveUserData, { json });
    expect(await server.as(null).ok(readUserData, { user_id })).toEqual({ tutorials: { dashboard: 3 } });
  });

  test('C-866 is the same of nobody as of somebody who has begun none', async () => {
    const user_id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await server.as(null).ok(readUserData, { user_id })).toEqual({ tutorials: {} });
  });

  test('C-866 tutorials that are no list of progress are not told', async () => {
    const person = await server.make.person();
    await server.as(person).ok(saveUserData, { json: { tutorials: 'private words' } });
    expect(await server.as(null).ok(readUserData, { user_id: person.user_id })).toEqual({ tutorials: {} });
  });
});

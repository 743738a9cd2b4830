import {
  answerDeepLink,
  inviteLtiPlatform,
  listLtiPlatforms,
  loginJwt,
  readSession,
  removeLtiPlatform,
  renewLtiKey,
  saveLtiPlatform,
} from '@takhti/contract';
import { ltiLimits } from '@takhti/domain';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeLtiCourse, type LtiCourse } from '../../../testing/lms/lti-course.ts';
import type { LaunchOptions } from '../../../testing/lms/lti-platform.ts';

const minute = 60_000;

let app: TestApp;
let course: LtiCourse;

beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  course = await makeLtiCourse(app);
  return () => course.close();
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '//evil.example',
  'https://lms.example@evil.example',
  'data:text/html,x',
])('a platform sends nobody back to %j', async (return_url) => {
  await course.change({ creates_people: 1 });
  const to = await course.enter({ sub: 't1', name: 'Amina', role: 'Instructor', picks: true, return_url });
  expect(to.pathname).toBe('/content-picker');
  expect(to.searchParams.has('redirect_url')).toBe(false);
});

test('a teacher picks for the course: signed, with a column for its score, for their own page alone', async () => {
  await course.change({ creates_people: 1 });
  const to = await course.enter({ sub: 't1', name: 'Amina', role: 'Instructor', picks: true });
  expect(to.pathname).toBe('/content-picker');
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    isLms: '1',
    isTeacher: '1',
    multiple: '1',
    institution_id: String(course.institution_id),
    redirect_url: `${course.platform.address}/course`,
  });
  const token = to.searchParams.get('token') ?? '';
  const teacher = await app.as(null).ok(loginJwt, { token });
  expect(teacher.user).toMatchObject({ full_name: 'Amina', active_role: 'teacher', jwtLogin: 1 });
  expect(await app.as(null).refused(loginJwt, { token })).toMatchObject({ problem: 'account.jwt_refused' });
  const login_id = to.searchParams.get('lti') ?? '';
  const wanted = { login_id, content_ids: [course.content.assessment_id] };
  const told = await app.as(teacher).ok(answerDeepLink, wanted);
  expect(told.address).toBe(`${course.platform.address}/return`);
  const keys = createLocalJWKSet(await course.toolKeys());
  const { payload } = await jwtVerify(told.JWT, keys, {
    issuer: course.platform.registration.client_id,
    audience: course.platform.address,
    currentDate: app.clock.now(),
  });
  const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim';
  expect(payload[`${dl}/data`]).toBe('opaque');
  expect(payload[`${dl}/content_items`]).toMatchObject([
    {
      type: 'ltiResourceLink',
      url: `${course.launch}?content_id=${course.content.assessment_id}`,
      custom: { content_id: course.content.assessment_id },
      lineItem: { scoreMaximum: 100, resourceId: course.content.assessment_id },
    },
  ]);
  // Somebody else of the institution, and who comes back tomorrow.
  expect(await app.as(course.admin()).refused(answerDeepLink, wanted)).toMatchObject({
    problem: 'lti.no_page_waits',
  });
  const again = await course.enter({ sub: 't1', role: 'Instructor', picks: true, accept_multiple: false });
  expect(again.searchParams.has('multiple')).toBe(false);
  const same = await app.as(null).ok(loginJwt, { token: again.searchParams.get('token') ?? '' });
  expect(same.user.user_id).toBe(teacher.user.user_id);
  app.clock.advance(9 * 60 * minute);
  const later = await course.enter({ sub: 't1', role: 'Instructor', picks: true });
  const now = await app.as(null).ok(loginJwt, { token: later.searchParams.get('token') ?? '' });
  expect(await app.as(now).refused(answerDeepLink, wanted)).toMatchObject({ problem: 'lti.no_page_waits' });
  const { reply } = await course.post({
    sub: 't1',
    role: 'Instructor',
    picks: true,
    hostile: 'foreign_return',
  });
  expect(reply.body).toContain('foreign_address');
});

async function nameEmail(
  { institution_id, user_id }: TestPerson,
  email: string,
  flags: { readonly is_users_management?: 1 } = {},
): Promise<void> {
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('users')
      .set({ email, ...flags })
      .where('institution_id', '=', institution_id)
      .where('user_id', '=', user_id)
      .execute(),
  );
}

test('people get an account by the platform’s rule alone, and nobody becomes an administrator', async () => {
  const teaches: LaunchOptions = {
    sub: 't2',
    role: 'ContentDeveloper',
    picks: true,
    email: 'amina@school.example',
  };
  const { refusedAs } = course;
  expect(await refusedAs(teaches)).toMatchObject({ details: { reason: 'no_account' } });
  expect(await refusedAs({ ...teaches, role: 'Learner' })).toMatchObject({
    details: { reason: 'no_account' },
  });
  const { institution_id } = course;
  const amina = await app.make.person({ institution_id, roles: ['cd', 'cr'] });
  const boss = await app.make.person({ institution_id, roles: ['admin'] });
  await nameEmail(amina, 'amina@school.example');
  await nameEmail(boss, 'boss@school.example');
  expect(await refusedAs(teaches)).toMatchObject({ details: { reason: 'no_account' } });
  await course.change({ matches_email: 1 });
  const to = await course.enter(teaches);
  const session = await app.as(null).ok(loginJwt, { token: to.searchParams.get('token') ?? '' });
  expect(session.user).toMatchObject({ user_id: amina.user_id, active_role: 'cd' });
  expect(boss.user_id).not.toBe(amina.user_id);
  expect(await refusedAs({ ...teaches, sub: 't3', email: 'boss@school.example' })).toMatchObject({
    details: { reason: 'no_account' },
  });
  // Nor one who manages users in another role.
  const manager = await app.make.person({ institution_id, roles: ['cd', 'cr3'] });
  await nameEmail(manager, 'manager@school.example', { is_users_management: 1 });
  expect(await refusedAs({ ...teaches, sub: 't4', email: 'manager@school.example' })).toMatchObject({
    details: { reason: 'no_account' },
  });
  // To the studio, where the place in the course names no content.
  const studio = await course.enter({ sub: 't2', role: 'ContentDeveloper', content_id: '' });
  expect(studio.pathname).toBe('/dashboard');
});

test('a platform registers itself with an address that an administrator made, once', async () => {
  const { address } = await app.as(course.admin()).ok(inviteLtiPlatform, {});
  const query = new URLSearchParams({
    openid_configuration: `${course.platform.address}/.well-known/openid-configuration`,
    registration_token: 'of-the-platform',
  });
  const url = `${new URL(address).pathname}?${query.toString()}`;
  const reply = await app.app.inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  expect(String(reply.headers['content-security-policy'])).toContain(course.platform.address);
  expect(course.platform.registrations).toMatchObject([
    {
      bearer: 'Bearer of-the-platform',
      initiate_login_uri: `https://studio.example${course.place('login')}`,
      redirect_uris: [course.launch],
      jwks_uri: `https://studio.example${course.place('keys')}`,
      token_endpoint_auth_method: 'private_key_jwt',
      'https://purl.imsglobal.org/spec/lti-tool-configuration': { domain: 'studio.example' },
    },
  ]);
  const { platforms } = await app.as(course.admin()).ok(listLtiPlatforms, {});
  expect(platforms[1]).toMatchObject({
    client_id: 'registered-client',
    deployments: ['d7'],
    creates_people: 0,
  });
  expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(403);
  const madeUp = url.replace(/register\/[^?]+/, 'register/made-up');
  expect((await app.app.inject({ method: 'GET', url: madeUp })).body).toContain('no_login');
  const { address: second } = await app.as(course.admin()).ok(inviteLtiPlatform, {});
  app.clock.advance(25 * 60 * minute);
  const late = await app.app.inject({
    method: 'GET',
    url: `${new URL(second).pathname}?${query.toString()}`,
  });
  expect(late.body).toContain('no_login');
  expect(late.body).toContain('This registration address no longer works');
  expect(course.platform.registrations).toHaveLength(1);
  // An administrator who opens it instead of pasting it.
  const opened = await app.app.inject({ method: 'GET', url: new URL(second).pathname });
  expect(opened.body).toContain('Paste this address into your LMS');
});

test('keys rotate: the new one signs, the old one is told for a week more', async () => {
  const before = await course.toolKeys();
  expect(await course.toolKeys()).toEqual(before);
  app.clock.advance(minute);
  await course.logInAnew();
  await app.as(course.admin()).ok(renewLtiKey, {});
  const { keys } = await course.toolKeys();
  expect(keys.map(({ kid }) => kid)).toContain(before.keys[0]?.kid);
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toContain('"d"');
  await course.change({ creates_people: 1 });
  const to = await course.enter({ sub: 't1', role: 'Instructor', picks: true });
  const teacher = await app.as(null).ok(loginJwt, { token: to.searchParams.get('token') ?? '' });
  const login_id = to.searchParams.get('lti') ?? '';
  const { JWT } = await app.as(teacher).ok(answerDeepLink, { login_id, content_ids: [] });
  expect(decodeProtectedHeader(JWT).kid).toBe(keys[0]?.kid);
  const stranger = await app.app.inject({ method: 'GET', url: '/lti/999999/keys' });
  expect(stranger.statusCode).toBe(404);
});

test('a platform is registered once, and another institution sees nothing of it', async () => {
  const again = { platform_id: null, platform: course.platform.registration, version: 0 };
  expect(await app.as(course.admin()).refused(saveLtiPlatform, again)).toMatchObject({
    problem: 'lti.platform_taken',
  });
  expect(
    await app
      .as(course.admin())
      .refused(saveLtiPlatform, { ...again, platform_id: course.platform_id, version: 9 }),
  ).toMatchObject({
    problem: 'lms.changed_meanwhile',
  });
  const stranger = await app.make.person({ roles: ['admin'] });
  expect((await app.as(stranger).ok(listLtiPlatforms, {})).platforms).toEqual([]);
  expect(
    await app.as(stranger).refused(removeLtiPlatform, { platform_id: course.platform_id }),
  ).toMatchObject({
    problem: 'lti.platform_not_found',
  });
  await app.as(stranger).ok(saveLtiPlatform, again);
});

test('sessions end with the platform that opened them', async () => {
  await course.change({ creates_people: 1 });
  const to = await course.enter({ sub: 't1', name: 'Amina', role: 'Instructor', picks: true });
  const teacher = await app.as(null).ok(loginJwt, { token: to.searchParams.get('token') ?? '' });
  await app.as(teacher).ok(readSession, {});
  await app.as(course.admin()).ok(removeLtiPlatform, { platform_id: course.platform_id });
  expect(await app.as(teacher).refused(readSession, {})).toMatchObject({
    problem: 'account.unauthorized',
  });
  await app.as(course.admin()).ok(readSession, {});
});

test('no more platforms are registered than may be, at once nor by invitations of before', async () => {
  const { address } = await app.as(course.admin()).ok(inviteLtiPlatform, {});
  const one = course.platform.registration;
  const replies = await Promise.all(
    Array.from({ length: ltiLimits.platforms + 5 }, (_, index) =>
      app.as(course.admin()).call(saveLtiPlatform, {
        platform_id: null,
        platform: { ...one, client_id: `client-${index}` },
        version: 0,
      }),
    ),
  );
  const refused = replies.filter(({ error_code }) => error_code !== 0);
  // The course has one already.
  expect(refused).toHaveLength(6);
  const query = new URLSearchParams({
    openid_configuration: `${course.platform.address}/.well-known/openid-configuration`,
  });
  const url = `${new URL(address).pathname}?${query.toString()}`;
  expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(403);
  expect((await app.as(course.admin()).ok(listLtiPlatforms, {})).platforms).toHaveLength(ltiLimits.platforms);
});

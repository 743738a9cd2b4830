import { enterByLti, launchAssessment, listDeliveries, removeLtiPlatform } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { makeLtiCourse, pageData, type LtiCourse } from '../../../testing/lms/lti-course.ts';
import { makePublishedAssessment } from '../../../testing/published-content.ts';
import { makeDeliverer } from '../deliveries/deliver.ts';

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

test('a launch asks the platform who this is, as LTI 1.3 says, by GET and by POST', async () => {
  const begun = await course.announce();
  expect(begun.headers['content-type']).toContain('text/html');
  const next = new URL(pageData(begun.body)['next'] ?? '');
  expect(next.origin + next.pathname).toBe(`${course.platform.address}/auth`);
  const { state, nonce, ...asked } = Object.fromEntries(next.searchParams);
  expect(asked).toEqual({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: course.platform.registration.client_id,
    redirect_uri: course.launch,
    login_hint: 'somebody',
    lti_message_hint: 'course-7',
  });
  expect([state?.length, nonce?.length]).toEqual([43, 43]);
  const payload = new URLSearchParams(course.platform.announcement(course.launch)).toString();
  const posted = await app.app.inject({
    method: 'POST',
    url: course.place('login'),
    headers: course.form,
    payload,
  });
  expect(pageData(posted.body)['step']).toBe('begin');
  // Only registered platforms may frame it, and forms go to them and to us alone.
  const policy = String(begun.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors 'self' ${course.platform.address}`);
  expect(policy).toContain(`form-action 'self' ${course.platform.address}`);
});

test('a learner plays, and the score arrives once, although the platform was away in between', async () => {
  const deliverer = makeDeliverer(app.services);
  const deliver = async (after: number): Promise<void> => {
    app.clock.advance(after);
    await deliverer.deliverDue();
  };
  const to = await course.enter(course.learner);
  expect(to.pathname).toBe('/player/assessment');
  await course.playToTheEnd(course.learner, [true, false]);
  course.platform.goAway(true);
  await deliver(minute);
  expect(course.platform.scores).toEqual([]);
  course.platform.goAway(false);
  await deliver(10 * minute);
  await deliver(60 * minute);
  expect(course.platform.scores).toHaveLength(1);
  expect(course.platform.scores[0]?.lineitem).toBe('/column/7/scores?of=course');
  expect(course.platform.scores[0]?.score).toMatchObject({
    userId: 'u7',
    scoreGiven: 50,
    scoreMaximum: 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  });
  await course.logInAnew();
  expect((await app.as(course.admin()).ok(listDeliveries, {})).records).toMatchObject([
    { kind: 'score', learner: 'زرمینه', status: 'sent' },
  ]);

  // Played again with a token that the platform has forgotten, by a clock that was set back: the later score is later.
  app.clock.advance(-90 * minute);
  course.platform.clearTokens();
  await course.playToTheEnd(course.learner, [true, true]);
  await deliver(100 * minute);
  const times = course.platform.scores.map(({ score }) => Date.parse(String(score['timestamp'])));
  expect(times).toHaveLength(2);
  expect(times[1]).toBeGreaterThan(times[0] ?? Infinity);
});

test('where the platform has no column for it one is made, once', async () => {
  const deliverer = makeDeliverer(app.services);
  for (const sub of ['u1', 'u2'])
    await course.playToTheEnd({ ...course.learner, sub, has_column: false }, [true, true]);
  app.clock.advance(minute);
  await deliverer.deliverDue();
  app.clock.advance(minute);
  await deliverer.deliverDue();
  expect(new Set(course.platform.scores.map(({ lineitem }) => lineitem))).toEqual(
    new Set(['/column/1/scores?of=course']),
  );
  expect(course.platform.scores).toHaveLength(2);
  expect(course.platform.lineitems).toMatchObject([
    {
      resourceId: course.content.assessment_id,
      resourceLinkId: `link-${course.content.assessment_id}`,
      tag: 'takhti',
    },
  ]);
});

test('a teacher plays without a score, and a platform that was removed gets none', async () => {
  await course.playToTheEnd({ ...course.learner, role: 'Instructor' }, [true, true]);
  await course.playToTheEnd({ ...course.learner, role: null }, [true, true]);
  expect((await app.as(course.admin()).ok(listDeliveries, {})).total).toBe(0);
  await course.playToTheEnd(course.learner, [true, true]);
  await app.as(course.admin()).ok(removeLtiPlatform, { platform_id: course.platform_id });
  app.clock.advance(minute);
  await makeDeliverer(app.services).deliverDue();
  await course.logInAnew();
  const { records } = await app.as(course.admin()).ok(listDeliveries, {});
  expect(records[0]).toMatchObject({ fault: 'not_connected' });
  expect(course.platform.scores).toEqual([]);
});

test.each([
  ['wrong_audience', 'bad_audience'],
  ['expired', 'expired'],
  ['alg_none', 'bad_signature'],
  ['unknown_key', 'unknown_key'],
  ['foreign_signature', 'bad_signature'],
  ['other_deployment', 'unknown_deployment'],
  ['foreign_target', 'foreign_address'],
  ['old_version', 'not_lti'],
  ['other_nonce', 'used_twice'],
] as const)(
  'a hostile launch, %s, is refused with a page and a line for administrators',
  async (hostile, reason) => {
    const { reply, send } = await course.post({ ...course.learner, hostile });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).toContain(`<code>${reason}</code>`);
    expect(await course.refusal()).toMatchObject({ reason });
    expect((await send()).statusCode).toBe(403);
  },
);

test('a launch that is posted twice, into another browser, or too late opens nothing', async () => {
  const { entering, send } = await course.post(course.learner);
  expect((await send()).body).toContain('used_twice');
  expect(await app.as(null).refused(enterByLti, { ...entering, proof: 'of-another' })).toMatchObject({
    problem: 'lti.other_browser',
  });
  const elsewhere = { ...entering, institution_id: course.institution_id + 1 };
  expect(await app.as(null).refused(enterByLti, elsewhere)).toMatchObject({ problem: 'lti.turned_away' });
  app.clock.advance(20 * minute);
  expect(await app.as(null).refused(enterByLti, entering)).toMatchObject({
    problem: 'lti.turned_away',
    details: { reason: 'no_login' },
  });
  const late = await course.post(course.learner);
  app.clock.advance(20 * minute);
  expect((await late.send()).body).toContain('no_login');
});

test('a launch that was entered is over after a minute, also for the browser that began it', async () => {
  const { entering } = await course.post(course.learner);
  await app.as(null).ok(enterByLti, entering);
  // An answer may be lost on its way.
  app.clock.advance(minute / 2);
  await app.as(null).ok(enterByLti, entering);
  app.clock.advance(minute);
  expect(await app.as(null).refused(enterByLti, entering)).toMatchObject({
    problem: 'lti.turned_away',
    details: { reason: 'no_login' },
  });
});

test('a platform that is not registered, or an answer that nobody asked for, is turned away in the language of who sees it', async () => {
  expect((await course.announce({ iss: 'https://evil.example' })).body).toContain('unknown_platform');
  expect((await course.announce({ client_id: 'another' })).body).toContain('unknown_platform');
  expect((await course.announce({ login_hint: '' })).body).toContain('not_lti');
  // What anybody may announce is kept for a while: there is a most of it.
  const long = 'x'.repeat(3_900);
  const many = { login_hint: long, lti_message_hint: long, lti_deployment_id: long };
  expect((await course.announce(many)).body).toContain('not_lti');
  const crowded = { method: 'POST', url: course.place('launch'), headers: course.form } as const;
  expect((await app.app.inject({ ...crowded, payload: 'a&'.repeat(100_000) })).body).toContain(
    'request.invalid',
  );
  const payload = new URLSearchParams({ state: 'made-up', id_token: 'a.b.c' }).toString();
  const headers = { ...course.form, 'accept-language': 'ur-PK,ur;q=0.9' };
  const made = await app.app.inject({ method: 'POST', url: course.place('launch'), headers, payload });
  expect(made.body).toContain('<html lang="ur" dir="rtl">');
  expect(made.body).toContain('<code>no_login</code>');
  const other = await app.make.institution();
  const query = new URLSearchParams(course.platform.announcement(course.launch)).toString();
  const foreign = await app.app.inject({ method: 'GET', url: `/lti/${other}/login?${query}` });
  expect(foreign.body).toContain('unknown_platform');
  course.platform.goAway(true);
  const away = await course.post(course.learner);
  expect(away.reply.statusCode).toBe(502);
  expect(away.reply.body).toContain('keys_unreachable');
});

test('content that is not published any more, and another institution’s, is not opened', async () => {
  const stranger = await app.make.person();
  const foreign = await makePublishedAssessment(app, stranger, 1);
  for (const content_id of [foreign.assessment_id, 'nonsense', '']) {
    expect(await course.refusedAs({ ...course.learner, content_id })).toMatchObject({
      details: { reason: 'no_content' },
    });
  }
  const auth_token = (await course.enter(course.learner)).searchParams.get('auth_token') ?? '';
  expect(await app.as(null).refused(launchAssessment, { ...foreign, auth_token })).toMatchObject({
    problem: 'players.token_refused',
  });
  app.clock.advance(25 * 60 * minute);
  expect(await app.as(null).refused(launchAssessment, { ...course.content, auth_token })).toMatchObject({
    problem: 'players.token_refused',
  });
});

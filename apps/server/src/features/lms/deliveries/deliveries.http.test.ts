import {
  findLmsContent,
  launchAssessment,
  listDeliveries,
  openContainer,
  publishLesson,
  resendDeliveries,
  saveLmsSettings,
  searchLibrary,
} from '@takhti/contract';
import { institutionIds, LmsSettings } from '@takhti/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedAssessment, type Published } from '../../../testing/published-content.ts';
import { startStandIn, type StandIn } from '../../../testing/stand-in.ts';
import { answers, makeLearner } from '../../../testing/learner.ts';
import { decryptJson } from '../../../platform/outgoing/encrypted-json.ts';
import { makeDeliverer, type Deliverer } from './deliver.ts';

const shared = 'a shared secret of at least thirty-two bytes';
const jwt = { algorithm: 'HS256', key: shared, issuer: 'https://lms.example', audience: 'takhti' };
const key = Buffer.alloc(32, 9).toString('base64');
const minute = 60_000;

let app: TestApp;
let lms: StandIn;
let admin: TestPerson;
let content: Published;
let deliverer: Deliverer;
let version: number;

beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  lms = await startStandIn();
  version = 0;
  const specs = { is_publish_lms: 1 };
  const institution_id = await app.make.institution({ settings: { jwt, specs } });
  admin = await app.make.person({ roles: ['admin'], institution_id });
  const author = await app.make.person({ institution_id });
  content = await makePublishedAssessment(app, author, 2);
  await settle({ addresses: { results: `${lms.address}/results` } });
  deliverer = makeDeliverer(app.services);
  return () => lms.close();
});

async function settle(settings: object): Promise<void> {
  const wanted = LmsSettings.parse(settings);
  await app.as(admin).ok(saveLmsSettings, { settings: wanted, token: 'bearer of us', key, version });
  version += 1;
}

/** A learner of the LMS plays to the end, with so many right answers. */
async function play(sub: string, right: readonly boolean[] = [true, false]): Promise<void> {
  const auth_token = await new SignJWT({ institution_id: content.institution_id })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer(jwt.issuer)
    .setAudience('takhti:launch')
    .setExpirationTime(Math.floor(app.clock.now().getTime() / 1000) + 300)
    .sign(new TextEncoder().encode(shared));
  const attempt = await app.as(null).ok(launchAssessment, { ...content, auth_token });
  await makeLearner(app).save(content, attempt, answers(attempt.play, right), 0);
}

const list = (status: '' | 'waiting' | 'sent' | 'failed' = '') =>
  app.as(admin).ok(listDeliveries, { status });
/** Hours later an administrator has logged in again. */
const logInAnew = async (): Promise<void> => {
  admin = await app.make.person({ roles: ['admin'], institution_id: admin.institution_id });
};
const deliver = async (after = minute): Promise<void> => {
  app.clock.advance(after);
  await deliverer.deliverDue();
};
const resultsHeard = () =>
  lms.heard.map(({ body }) => decryptJson(key, String(body['enc_data'])) as Record<string, unknown>);

test('C-555 C-964 C-968 a result reaches the LMS once: encrypted, nothing beside it, with a bearer', async () => {
  await play('gulalai');
  await deliver();
  await deliver();
  expect(lms.heard).toHaveLength(1);
  const [call] = lms.heard;
  expect(Object.keys(call?.body ?? {})).toEqual(['enc_data']);
  expect(call?.path).toBe('/results');
  expect(call?.headers).toMatchObject({ authorization: 'Bearer bearer of us' });
  expect(resultsHeard()[0]).toMatchObject({
    TotalQuestions: 2,
    CorrectQuestions: 1,
    AssessmentId: content.assessment_id,
    CmsContentId: content.assessment_id,
    UserId: 'gulalai',
  });
  expect(await list()).toMatchObject({
    records: [{ kind: 'result', learner: 'gulalai', status: 'sent', tries: 1, fault: null }],
    counts: { waiting: 0, sent: 1, failed: 0 },
  });
});

test('C-892 or by the call for submitted modules, with both headers', async () => {
  await settle({ addresses: { api: `${lms.address}/base/` }, results_by: 'submit' });
  await play('gulalai');
  await deliver();
  expect(lms.heard).toHaveLength(1);
  expect(lms.heard[0]).toMatchObject({
    path: '/base/Homework/Student/CmsSubmitModule',
    headers: { 'auth-token': 'bearer of us', 'user-id': 'gulalai' },
    body: { data: { CorrectQuestions: 1 } },
  });
});

test('C-556 where no LMS wants results, and of whom nobody vouches for, nothing is sent', async () => {
  const attempt = await app.as(null).ok(launchAssessment, { ...content, user_id: 'gulalai' });
  await makeLearner(app).save(content, attempt, answers(attempt.play, [true, true]), 0);
  await settle({});
  await play('gulalai');
  await deliver();
  expect(lms.heard).toEqual([]);
  expect((await list()).total).toBe(0);
});

test('an LMS that is away gets everything when it is back, each learner’s in their order, each once', async () => {
  lms.answer(() => ({ status: 503 }));
  await play('gulalai', [false, false]);
  await play('zarmina', [true, true]);
  await play('gulalai', [true, false]);
  await deliver();
  // The failed delivery is tried again after a pause, and the rest is not tried on a system that does not answer.
  const tried = lms.heard.length;
  await deliver(1_000);
  expect(lms.heard).toHaveLength(tried);
  expect(await list('waiting')).toMatchObject({ total: 3, counts: { waiting: 3, sent: 0, failed: 0 } });
  expect((await list()).records.map(({ fault }) => fault)).toContain('failing');

  // Another server takes over what this one did not get done.
  deliverer = makeDeliverer(app.services);
  lms.answer(() => ({ body: { error_code: 0 } }));
  lms.heard.length = 0;
  await deliver(60 * minute);
  const heard = resultsHeard();
  expect(heard).toHaveLength(3);
  const of = (learner: string) =>
    heard.filter(({ UserId }) => UserId === learner).map(({ CorrectQuestions }) => CorrectQuestions);
  expect(of('gulalai')).toEqual([0, 1]);
  expect(of('zarmina')).toEqual([2]);
  await deliver(60 * minute);
  expect(lms.heard).toHaveLength(3);
});

test('what was being sent when a server died is sent by another, under the same key', async () => {
  await play('gulalai');
  app.clock.advance(minute);
  let isDead = false;
  const { db, outgoing } = app.services;
  const dying = makeDeliverer({
    ...app.services,
    outgoing: {
      ...outgoing,
      post: (request) => outgoing.post(request).finally(() => (isDead = true)),
    },
    db: {
      ...db,
      inTransaction: (work) => (isDead ? Promise.reject(new Error('killed')) : db.inTransaction(work)),
    },
  });
  await expect(dying.deliverDue()).rejects.toThrow('killed');
  expect(isDead).toBe(true);
  await deliver(1_000);
  expect(lms.heard).toHaveLength(1);
  await deliver(3 * minute);
  expect(lms.heard).toHaveLength(2);
  const [first, second] = lms.heard.map(({ headers }) => headers['idempotency-key']);
  expect(first).toBe(second);
  expect((await list()).records[0]).toMatchObject({ status: 'sent' });
});

test('a system so slow that a batch waits longer than it was claimed for gets each once, of several servers', async () => {
  const learners = Array.from({ length: 12 }, (_, at) => `learner ${at}`);
  for (const sub of learners) await play(sub);
  const another = makeDeliverer(app.services);
  let heard = 0;
  let four = Promise.withResolvers<void>();
  lms.answer(async () => {
    heard += 1;
    // The last four are those that waited too long: another server sends them while the second four are on their way.
    if (heard > 8) return { body: { error_code: 0 } };
    const these = four;
    if (heard % 4 === 0) {
      four = Promise.withResolvers<void>();
      app.clock.advance(1.5 * minute);
      await another.deliverDue();
      these.resolve();
    }
    await these.promise;
    return { body: { error_code: 0 } };
  });
  await deliver();
  expect(
    resultsHeard()
      .map(({ UserId }) => String(UserId))
      .toSorted(),
  ).toEqual(learners.toSorted());
  expect((await list()).counts).toMatchObject({ waiting: 0, sent: 12 });
});

test('an institution whose system is slow holds up nobody else’s results, also of those that come meanwhile', async () => {
  const slow = Promise.withResolvers<void>();
  lms.answer(async () => {
    await slow.promise;
    return { body: { error_code: 0 } };
  });
  for (const sub of ['gulalai', 'zarmina']) await play(sub);
  app.clock.advance(minute);
  const delivering = deliverer.deliverDue();
  await vi.waitFor(() => expect(lms.heard.length).toBeGreaterThan(0));

  const others = await startStandIn();
  const institution_id = await app.make.institution({ settings: { jwt } });
  admin = await app.make.person({ roles: ['admin'], institution_id });
  content = await makePublishedAssessment(app, await app.make.person({ institution_id }), 2);
  version = 0;
  await settle({ addresses: { results: `${others.address}/results` } });
  await play('hamida');
  app.clock.advance(minute);
  deliverer.wake();
  await vi.waitFor(() => expect(others.heard).toHaveLength(1));
  slow.resolve();
  await delivering;
  expect(lms.heard).toHaveLength(2);
  await others.close();
});

test('what the LMS refuses is told with its reason, and can be sent again', async () => {
  lms.answer(() => ({ body: { error: true, message: 'No such pupil' } }));
  await play('gulalai');
  await deliver();
  const { records, counts } = await list('failed');
  expect(counts).toEqual({ waiting: 0, sent: 0, failed: 1, superseded: 0 });
  expect(records[0]).toMatchObject({ status: 'failed', fault: 'rejected', fault_text: 'No such pupil' });
  await deliver(60 * minute);
  expect(lms.heard).toHaveLength(1);

  await logInAnew();
  lms.answer(() => ({ body: {} }));
  const { count } = await app.as(admin).ok(resendDeliveries, { delivery_id: null });
  expect(count).toBe(1);
  await deliver();
  expect((await list()).records[0]).toMatchObject({ status: 'sent', fault: null });
  const delivery_id = records[0]?.delivery_id ?? '';
  expect(await app.as(admin).refused(resendDeliveries, { delivery_id })).toMatchObject({
    problem: 'lms.delivery_not_found',
  });
});

test('after three days without an answer it has failed, and another institution sees nothing of it', async () => {
  lms.answer(() => 'hang');
  await lms.close();
  await play('gulalai');
  for (let hour = 0; hour < 75; hour += 1) await deliver(60 * minute);
  await logInAnew();
  expect((await list('failed')).records[0]).toMatchObject({ fault: 'refused_connection', status: 'failed' });
  const stranger = await app.make.person({ roles: ['admin'] });
  expect((await app.as(stranger).ok(listDeliveries, {})).total).toBe(0);
  const [mine] = (await list()).records;
  expect(
    await app.as(stranger).refused(resendDeliveries, { delivery_id: mine?.delivery_id ?? '' }),
  ).toMatchObject({ problem: 'lms.delivery_not_found' });
});

test('C-190 C-372 C-426 C-896 C-511 C-489 what is published reaches the LMS, is a module of it from then on, and is found by its id there', async () => {
  await settle({ addresses: { api: `${lms.address}/api` } });
  const author = await app.make.person({ institution_id: admin.institution_id });
  const { assessment_id } = await makePublishedAssessment(app, author, 1);
  // Its bank is published too, and has an id of its own there.
  const idOf = (id: string): string => (id === assessment_id ? 'L-42' : 'L-41');
  lms.answer(({ body }) => ({
    body: { data: { lms_content_id: idOf((body['json_data'] as { id: string }).id) } },
  }));
  await deliver();
  const about = lms.heard.filter(({ body }) => (body['json_data'] as { id: string }).id === assessment_id);
  expect(about).toHaveLength(1);
  expect(about[0]?.path).toBe('/api/lessons/publish');
  expect(Object.keys(about[0]?.body ?? {})).toEqual(['institution_id', 'json_data']);
  expect(Object.keys(about[0]?.body['json_data'] as object).toSorted()).toEqual([
    'data',
    'grade',
    'id',
    'subject',
    'title',
  ]);
  const modules = await app.as(admin).ok(searchLibrary, { only_modules: 1 });
  expect(modules.records.map(({ content_id }) => content_id)).toContain(assessment_id);
  expect(modules.total).toBeLessThan((await app.as(admin).ok(searchLibrary, {})).total);
  const container_id =
    modules.records.find(({ content_id }) => content_id === assessment_id)?.container_id ?? '';
  expect(await app.as(author).ok(openContainer, { container_id })).toMatchObject({
    lms_content_id: 'L-42',
    is_lms_module: 1,
  });
  expect(await app.as(author).ok(findLmsContent, { lms_content_id: 'L-42' })).toEqual({
    container_id,
    content_id: assessment_id,
  });
  const stranger = await app.make.person();
  for (const [who, lms_content_id] of [
    [stranger, 'L-42'],
    [author, 'L-43'],
  ] as const)
    expect(await app.as(who).refused(findLmsContent, { lms_content_id })).toMatchObject({
      problem: 'container.not_found',
    });
});

test.each([
  [institutionIds.game_platforms[0], 'game1', '/game1'],
  [institutionIds.game_platforms[1], 'game2', '/game2'],
  [undefined, 'lms', '/lms'],
] as const)(
  'C-1069 C-509 G-277 G-278 what institution %s publishes goes to %s',
  async (institution_id, target, path) => {
    const specs = { is_publish_lms: 1 };
    const settings = { jwt, specs };
    const own = await app.make.institution({ settings, ...(institution_id && { institution_id }) });
    admin = await app.make.person({ roles: ['admin'], institution_id: own });
    version = 0;
    const [game1, game2, api] = ['game1', 'game2', 'lms'].map((name) => `${lms.address}/${name}`);
    await settle({ addresses: { game1, game2, api } });
    const author = await app.make.person({ institution_id: own });
    const { assessment_id } = await makePublishedAssessment(app, author, 1);
    await deliver();
    const { heard } = lms;
    const about = heard.filter(({ body }) => (body['json_data'] as { id: string }).id === assessment_id);
    expect(about.map((one) => one.path)).toEqual([`${path}/lessons/publish`]);
    expect(await app.as(admin).ok(publishLesson, { content_id: assessment_id })).toMatchObject({ target });
  },
);

test('C-897 C-899 G-491 C-004 C-035 a game platform is told the content’s id beside it, at once where somebody asks for it', async () => {
  await settle({ addresses: { game2: lms.address }, publishes_to: 'game2' });
  const told = await app.as(admin).ok(publishLesson, { content_id: content.assessment_id });
  expect(told).toEqual({ target: 'game2', is_sent: true, fault: null, message: '' });
  expect(Object.keys(lms.heard[0]?.body ?? {})).toEqual(['institution_id', 'content_id', 'json_data']);
  expect(lms.heard[0]?.path).toBe('/lessons/publish');
  const json_data = { id: content.assessment_id, title: 'another', data: {}, grade: '', subject: '' };
  lms.answer(() => ({ status: 401 }));
  expect(await app.as(admin).ok(publishLesson, { json_data, target: 'game2' })).toMatchObject({
    is_sent: false,
    fault: 'unauthorized',
  });
  expect(lms.heard[1]?.body['json_data']).not.toMatchObject({ title: 'another' });
  expect(await app.as(admin).refused(publishLesson, { json_data, target: 'lms' })).toMatchObject({
    problem: 'lms.not_connected',
  });
});

test('what was laid in wait, tried or taken up by a clock that was ahead is sent when it is set right', async () => {
  const year = 365 * 24 * 60 * minute;
  lms.answer(() => ({ status: 503 }));
  app.clock.advance(year);
  await play('ahead');
  await deliverer.deliverDue();
  // Another server had taken it up and died.
  const claimed_until = new Date(app.clock.now().getTime() + 2 * minute);
  await app.db.inTransaction((tx) => tx.updateTable('lms_deliveries').set({ claimed_until }).execute());
  const heard = lms.heard.length;
  lms.answer(() => ({ body: { ok: true } }));
  app.clock.advance(-year);
  await deliverer.deliverDue();
  expect(lms.heard.length).toBe(heard + 1);
  const { records } = await app.as(admin).ok(listDeliveries, { page: 1 });
  expect(records.map(({ status }) => status)).toEqual(['sent']);
});

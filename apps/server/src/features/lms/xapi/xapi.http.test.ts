import {
  launchAssessment,
  listDeliveries,
  readLmsSettings,
  saveLmsSettings,
  tryLmsAddress,
} from '@takhti/contract';
import { LmsSettings } from '@takhti/domain';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { answers, makeLearner } from '../../../testing/learner.ts';
import { makeLtiCourse } from '../../../testing/lms/lti-course.ts';
import { makePublishedAssessment, type Published } from '../../../testing/published-content.ts';
import { startStandIn, type StandIn } from '../../../testing/stand-in.ts';
import { makeDeliverer, type Deliverer } from '../deliveries/deliver.ts';
import { enqueueStatements } from './enqueue-statements.ts';
import { statementsOf, type StatementPayload } from './statements.ts';

const shared = 'a shared secret of at least thirty-two bytes';
const jwt = { algorithm: 'HS256', key: shared, issuer: 'https://lms.example', audience: 'takhti' };
const minute = 60_000;

interface Statement {
  readonly id: string;
  readonly actor: { readonly account: object; readonly name?: string };
  readonly verb: { readonly id: string };
  readonly object: { readonly id: string };
  readonly result?: object;
  readonly context: { readonly registration: string };
}

let app: TestApp;
let store: StandIn;
let admin: TestPerson;
let content: Published;
let deliverer: Deliverer;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = await startStandIn();
  const institution_id = await app.make.institution({ settings: { jwt } });
  admin = await app.make.person({ roles: ['admin'], institution_id });
  content = await makePublishedAssessment(app, await app.make.person({ institution_id }), 2);
  deliverer = makeDeliverer(app.services);
  await connect(admin);
  return () => store.close();
});

async function connect(by: TestPerson): Promise<void> {
  const settings = LmsSettings.parse({ addresses: { lrs: `${store.address}/xapi/` }, lrs_key: 'takhti' });
  await app.as(by).ok(saveLmsSettings, { settings, lrs_secret: 'of the store', version: 0 });
}

async function play(sub: string, right: readonly boolean[]): Promise<void> {
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

async function deliver(after = minute): Promise<void> {
  app.clock.advance(after);
  await deliverer.deliverDue();
}

const batches = (): Statement[][] => store.heard.map(({ body }) => body as unknown as Statement[]);

test('a record store gets what a learner of the LMS did: begun, each answer, ended', async () => {
  await play('gulalai', [true, false]);
  await deliver();
  expect(store.heard[0]).toMatchObject({
    path: '/xapi/statements',
    headers: {
      authorization: `Basic ${Buffer.from('takhti:of the store').toString('base64')}`,
      'x-experience-api-version': '1.0.3',
    },
  });
  const [statements = []] = batches();
  expect(statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual([
    'initialized',
    'answered',
    'answered',
    'completed',
  ]);
  expect(new Set(statements.map(({ id }) => id)).size).toBe(4);
  expect(new Set(statements.map(({ context }) => context.registration)).size).toBe(1);
  expect(statements[0]?.actor.account).toEqual({ homePage: 'https://lms.example', name: 'gulalai' });
  expect(statements.slice(1, 3).map(({ result }) => result)).toMatchObject([
    { success: true },
    { success: false },
  ]);
  expect(statements[3]).toMatchObject({
    object: { id: `https://studio.example/xapi/content/${content.assessment_id}` },
    result: { completion: true, score: { scaled: 0.5, raw: 50, min: 0, max: 100 } },
  });
  const { records } = await app.as(admin).ok(listDeliveries, {});
  expect(records).toMatchObject([{ kind: 'statement', learner: 'gulalai', status: 'sent' }]);
});

test('a store that is away gets all of it later, in order, each statement under one id', async () => {
  store.answer(() => ({ status: 503 }));
  await play('gulalai', [false, false]);
  await play('gulalai', [true, true]);
  await deliver();
  const [tried] = batches();
  store.heard.length = 0;
  // It had taken the first, and its answer was lost.
  let isFirst = true;
  store.answer(() => {
    const status = isFirst ? 409 : 200;
    isFirst = false;
    return { status, body: [] };
  });
  deliverer = makeDeliverer(app.services);
  await deliver(60 * minute);
  await deliver(60 * minute);
  const [first, second, ...more] = batches();
  expect(more).toEqual([]);
  expect(first).toEqual(tried);
  expect(second?.at(-1)?.result).toMatchObject({ score: { raw: 100 } });
});

test('nothing is queued for an unproven learner, nor where there is no store', async () => {
  const attempt = await app.as(null).ok(launchAssessment, { ...content, user_id: 'gulalai' });
  await makeLearner(app).save(content, attempt, answers(attempt.play, [true, true]), 0);
  const settings = LmsSettings.parse({});
  await app.as(admin).ok(saveLmsSettings, { settings, version: 1 });
  await play('gulalai', [true, true]);
  await deliver();
  expect(store.heard).toEqual([]);
  expect((await app.as(admin).ok(listDeliveries, {})).total).toBe(0);
});

test('a learner of a platform is known by the platform’s name of them; its score goes there as well', async () => {
  const course = await makeLtiCourse(app);
  try {
    await connect(course.admin());
    await course.playToTheEnd(course.learner, [true, true]);
    await deliver();
    const [statements] = batches();
    expect(statements?.[0]?.actor).toEqual({
      objectType: 'Agent',
      account: { homePage: course.platform.address, name: 'u7' },
      name: 'زرمینه',
    });
    expect(course.platform.scores).toHaveLength(1);
  } finally {
    await course.close();
  }
});

test('the store is tried with what is being written; its secret is shown to nobody, and goes to its own origin alone', async () => {
  const tryOut = (changes: object) =>
    app.as(admin).ok(tryLmsAddress, {
      name: 'lrs',
      address: `${store.address}/xapi/`,
      lrs_key: 'takhti',
      ...changes,
    });
  store.answer(({ headers }) =>
    headers.authorization === `Basic ${Buffer.from('takhti:of the store').toString('base64')}`
      ? { body: { statements: [], more: '' } }
      : { status: 401 },
  );
  expect(await tryOut({})).toEqual({ fault: null, message: '' });
  expect(store.heard[0]?.path).toBe('/xapi/statements?limit=1');
  expect(await tryOut({ token: 'wrong' })).toMatchObject({ fault: 'unauthorized' });
  expect(await tryOut({ address: store.address.replace('127.0.0.1', 'localhost') })).toMatchObject({
    fault: 'unauthorized',
  });
  store.answer(() => ({ body: { error_code: 0 } }));
  expect(await tryOut({})).toMatchObject({ fault: 'wrong_address' });
  const read = await app.as(admin).ok(readLmsSettings, {});
  expect(read).toMatchObject({ has_lrs_secret: true, lrs_key: 'takhti' });
  expect(JSON.stringify(read)).not.toContain('of the store');
});

const told: StatementPayload = {
  actor: { vouched_by: null, name: 'gulalai', full_name: '' },
  attempt_id: newId(),
  content_id: newId(),
  content_type: 'mcq',
  title: 'Water',
  language: 'en',
  started_on: '2026-01-01T00:00:00.000Z',
  finished_on: '2026-01-01T00:01:00.000Z',
  begun_id: newId(),
  ended_id: newId(),
  score: 50,
  seconds: 60,
  answers: [],
};

test('a result that cannot be told keeps no attempt from ending', async () => {
  const attempt = {
    ...told,
    institution_id: content.institution_id,
    language: 'english' as const,
    user_id: 'gulalai',
    known_by: 'lms',
    lti_launch_id: null,
  };
  await app.db.inTransaction((tx) => enqueueStatements(tx, attempt, { GameScore: 'none' }, app.clock.now()));
  expect((await app.as(admin).ok(listDeliveries, {})).records).toEqual([]);
});

test.each([
  ['mcq', 'http://adlnet.gov/expapi/activities/assessment'],
  ['rumble_in_the_jumble', 'http://activitystrea.ms/schema/1.0/game'],
  ['document', undefined],
] as const)('a %s is told as what it is', (content_type, type) => {
  const [begun] = statementsOf({ ...told, content_type }, 'https://studio.example');
  expect(begun).toMatchObject({ object: { definition: { name: { en: 'Water' } } } });
  expect((begun as { object: { definition: { type?: string } } }).object.definition.type).toBe(type);
});

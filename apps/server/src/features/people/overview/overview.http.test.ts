import { conditionReasons, disableUser, openUser, readOverview } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentences } from '../../../platform/condition/sentences.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeSchool } from '../../../testing/school.ts';
import { deliverNotifications } from '../../notifications/index.ts';
import { indexWaiting } from '../../search/index.ts';
import { newId } from '../../../platform/ids.ts';
import { setFlag } from '../testing/people.testing.queries.ts';

const day = 24 * 3_600_000;

let server: TestApp;
let school: Awaited<ReturnType<typeof makeSchool>>;
let admin: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  school = await makeSchool(server);
  const { institution_id } = school.author;
  admin = await server.make.person({ institution_id, roles: ['admin', 'cr1'] });
});

const overview = () => server.as(admin).ok(readOverview, {});
const changeUser = ({ user_id }: TestPerson, change: { unconfirmed_email?: string; created_on?: Date }) =>
  server.db.inTransaction((tx) =>
    tx.updateTable('users').set(change).where('user_id', '=', user_id).execute(),
  );

test('is for who manages users; deliveries are for who manages connections', async () => {
  const { institution_id } = admin;
  const teacher = await server.make.person({ institution_id, roles: ['teacher'] });
  for (const who of [school.author, school.first, school.last, teacher])
    expect((await server.as(who).refused(readOverview, {})).problem).toBe('account.forbidden');
  await server.db.inTransaction((tx) => setFlag(tx, school.last, 'is_users_management', 1));
  expect((await server.as(school.last).ok(readOverview, {})).deliveries).toBe(null);
  expect((await overview()).deliveries).toEqual({ waiting: 0, failed: 0 });
});

test('counts people by role, who is kept out, who came of late and who has not confirmed', async () => {
  const { institution_id } = admin;
  const { people } = await overview();
  expect(people).toMatchObject({ enabled: 5, disabled: 0, joined: 5, unconfirmed: 0 });
  const held = people.roles.filter(({ count }) => count > 0).map(({ role, count }) => [role, count]);
  expect(held).toEqual([
    ['cd', 1],
    ['cr1', 2],
    ['cr', 1],
    ['cr3', 1],
    ['admin', 1],
  ]);

  const { version } = await server.as(admin).ok(openUser, { user_id: school.second.user_id });
  await server.as(admin).ok(disableUser, { user_id: school.second.user_id, is_disabled: 1, version });
  await changeUser(school.first, { created_on: new Date(server.clock.now().getTime() - 8 * day) });
  const waiting = await server.make.person({ institution_id, roles: ['cd'] });
  await changeUser(waiting, { unconfirmed_email: 'somebody@example.org' });
  const after = (await overview()).people;
  expect(after).toMatchObject({ enabled: 4, disabled: 1, joined: 4, unconfirmed: 1 });
  expect(after.roles.find(({ role }) => role === 'cr')?.count).toBe(0);
  expect(after.roles.find(({ role }) => role === 'cd')?.count).toBe(1);
});

test('tells what waits where and since when, and nothing of drafts, of what is published and of bins', async () => {
  const { author } = school;
  const put = (content_status: 'd' | 'w' | 's' | 'a', date: number, more: object = {}) =>
    server.make.container({
      author,
      content_status,
      last_activity: new Date(Date.UTC(2026, 0, date)).toISOString(),
      ...more,
    });
  await put('w', 3, { waiting_level: 1 });
  await put('w', 2, { waiting_level: 1 });
  await put('w', 4, { waiting_level: 2 });
  await put('s', 5, { waiting_level: 1 });
  await put('s', 6, { waiting_level: 2 });
  await put('d', 1);
  await put('a', 1, { is_published: 1 });
  await put('w', 1, { waiting_level: 1, is_deleted: 1 });
  const stages = (await overview()).stages.map(({ oldest, ...stage }) => [stage, oldest.slice(8, 10)]);
  expect(stages).toEqual([
    [{ content_status: 'w', level: 1, count: 2 }, '02'],
    [{ content_status: 'w', level: 2, count: 1 }, '04'],
    [{ content_status: 's', level: null, count: 2 }, '05'],
  ]);
});

test('tells what waits to be told, sent and found, until it is done', async () => {
  await deliverNotifications(server.services);
  await indexWaiting(server.services);
  const { institution_id } = admin;
  await school.to(school.author, await school.bank(), 'w');
  await server.db.inTransaction(async (tx) => {
    await tx
      .insertInto('daily_mails')
      .values([
        {
          institution_id,
          user_id: admin.user_id,
          mailed_on: new Date(server.clock.now().getTime() - 2 * day),
        },
        { institution_id, user_id: school.first.user_id, mailed_on: server.clock.now() },
      ])
      .execute();
    const delivery = (status: 'waiting' | 'failed') => ({
      institution_id,
      delivery_id: newId(),
      kind: 'result' as const,
      status,
      subject_id: newId(),
      order_key: status,
      content_id: newId(),
      title: '',
      learner: '',
      payload: '{}',
      next_try_on: server.clock.now(),
      created_on: server.clock.now(),
    });
    await tx
      .insertInto('lms_deliveries')
      .values([delivery('waiting'), delivery('failed')])
      .execute();
  });
  const told = await overview();
  expect(told).toMatchObject({
    mail: { is_set_up: false, late: 1 },
    deliveries: { waiting: 1, failed: 1 },
    jobs: { notifications: 1 },
    condition: [],
  });
  await deliverNotifications(server.services);
  expect((await overview()).jobs.notifications).toBe(0);
});

test('tells nothing of another institution', async () => {
  const before = await overview();
  const other = await makeSchool(server);
  await other.to(other.author, await other.bank(), 'w');
  expect(await overview()).toEqual(before);
});

test('knows every way in which a server is not well', () => {
  expect([...conditionReasons].toSorted()).toEqual(Object.keys(sentences).toSorted());
});

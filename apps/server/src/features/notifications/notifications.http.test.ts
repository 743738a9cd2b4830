import {
  countNotifications,
  listNotifications,
  readNotifications,
  sendComment,
  type Notification,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchool } from '../../testing/school.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { deliverNotifications } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

async function notificationsOf(who: TestPerson): Promise<string[]> {
  await deliverNotifications(server.services);
  const { records } = await server.as(who).ok(listNotifications, {});
  return records.map(({ kind }) => kind);
}

async function newest(who: TestPerson): Promise<Notification> {
  await deliverNotifications(server.services);
  const [first] = (await server.as(who).ok(listNotifications, {})).records;
  if (!first) throw new Error('nothing was told');
  return first;
}

describe('recipients of notifications', () => {
  test('what waits is told to the reviewers of its level, until one of them takes it up', async () => {
    const school = await makeSchool(server);
    const colleague = await server.make.person({ institution_id: school.institution_id, roles: ['cr1'] });
    const waiting = await school.to(school.author, await school.bank(), 'w');
    expect(await newest(school.first)).toMatchObject({
      kind: 'waits',
      container_id: waiting.container_id,
      title: 'To be reviewed',
      full_name: school.author.full_name,
      content_type: 'mcq',
      is_read: 0,
    });
    expect(await notificationsOf(colleague)).toEqual(['waits']);
    expect(await notificationsOf(school.second)).toEqual([]);
    expect(await notificationsOf(school.author)).toEqual([]);
    await school.to(school.first, waiting, 'r');
    expect(await notificationsOf(colleague)).toEqual([]);
  });

  test('an author is told of every approval, and that it is published', async () => {
    const school = await makeSchool(server);
    const inReview = await school.toLastReview(await school.bank());
    await school.approved(school.last, inReview);
    expect(await notificationsOf(school.author)).toEqual(['published', 'approved', 'approved']);
    expect(await notificationsOf(school.last)).toEqual([]);
  });

  test('an author is told what comes back, once, although its reason is a comment', async () => {
    const school = await makeSchool(server);
    const waiting = await school.to(school.author, await school.bank(), 'w');
    const back = await school.to(school.first, await school.to(school.first, waiting, 'r'), 's', 'Shorter');
    expect(await newest(school.author)).toMatchObject({ kind: 'sent_back', container_id: back.container_id });
    expect(await notificationsOf(school.author)).toEqual(['sent_back']);
  });

  test('comments and answers are told to those who take part, never to who wrote them', async () => {
    const school = await makeSchool(server);
    const waiting = await school.to(school.author, await school.bank(), 'w');
    const { users_content_id } = await school.to(school.first, waiting, 'r');
    await server.as(school.first).ok(sendComment, { users_content_id, comments: 'Which river?' });
    expect(await notificationsOf(school.author)).toEqual(['commented']);
    expect(await notificationsOf(school.first)).not.toContain('commented');
    await server.as(school.author).ok(sendComment, { users_content_id, comments: 'The Indus' });
    expect(await notificationsOf(school.first)).toContain('commented');
  });

  test('nobody hears of grades and subjects that they have no access to', async () => {
    const school = await makeSchool(server);
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('users')
        .set({ subjects_access: 'Urdu' })
        .where('user_id', '=', school.first.user_id)
        .execute(),
    );
    await school.to(school.author, await school.bank(), 'w');
    expect(await notificationsOf(school.first)).toEqual([]);
  });

  test('a disabled person gets no notifications', async () => {
    const school = await makeSchool(server);
    const setDisabled = (is_disabled: 0 | 1) =>
      server.db.inTransaction((tx) =>
        tx.updateTable('users').set({ is_disabled }).where('user_id', '=', school.first.user_id).execute(),
      );
    await setDisabled(1);
    await school.to(school.author, await school.bank(), 'w');
    await deliverNotifications(server.services);
    await setDisabled(0);
    expect(await notificationsOf(school.first)).toEqual([]);
  });

  test('a person with two roles is notified in the role that is meant', async () => {
    const school = await makeSchool(server);
    const many = await server.make.person({ institution_id: school.institution_id, roles: ['cd', 'cr1'] });
    await school.to(school.author, await school.bank(), 'w');
    expect(await notificationsOf(many)).toEqual([]);
    await server.db.inTransaction((tx) =>
      tx.updateTable('sessions').set({ active_role: 'cr1' }).where('user_id', '=', many.user_id).execute(),
    );
    expect(await notificationsOf(many)).toEqual(['waits']);
  });

  test('events are delivered once, by however many servers', async () => {
    const school = await makeSchool(server);
    await school.to(school.author, await school.bank(), 'w');
    await Promise.all([1, 2, 3].map(() => deliverNotifications(server.services)));
    expect(await notificationsOf(school.first)).toEqual(['waits']);
  });
});

describe('reading', () => {
  async function twice() {
    const school = await makeSchool(server);
    await school.to(school.author, await school.bank(), 'w');
    await school.to(school.author, await school.bank(), 'w');
    await deliverNotifications(server.services);
    return school;
  }

  test('one notification is marked as read, and the other is not', async () => {
    const { first } = await twice();
    const { records, total, unread } = await server.as(first).ok(listNotifications, {});
    expect([total, unread]).toEqual([2, 2]);
    const notification_ids = records.slice(0, 1).map(({ notification_id }) => notification_id);
    expect(await server.as(first).ok(readNotifications, { notification_ids })).toEqual({ unread: 1 });
    const again = await server.as(first).ok(listNotifications, {});
    expect(again.records.map(({ is_read }) => is_read)).toEqual([1, 0]);
  });

  test('all are read at once', async () => {
    const { first } = await twice();
    expect(await server.as(first).ok(readNotifications, {})).toEqual({ unread: 0 });
    expect(await server.as(first).ok(countNotifications, {})).toEqual({ unread: 0 });
  });

  test("nobody marks another person's as read", async () => {
    const { first, second } = await twice();
    const { records } = await server.as(first).ok(listNotifications, {});
    const notification_ids = records.map(({ notification_id }) => notification_id);
    await server.as(second).ok(readNotifications, { notification_ids });
    expect(await server.as(first).ok(countNotifications, {})).toEqual({ unread: 2 });
  });
});

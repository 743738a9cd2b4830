import {
  listChanges,
  listQuestions,
  logout,
  openContainer,
  openQuestion,
  readNotifications,
  releaseLock,
  sendComment,
  settleChanges,
  suggestQuestion,
  switchRole,
  takeLock,
} from '@takhti/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { authenticate } from '../account/index.ts';
import { deliverNotifications } from '../notifications/index.ts';
import { makeSchool } from '../../testing/school.ts';
import { checkSessions } from './live-route.ts';
import { makeStreams, most_of_person, most_of_session, type Stream } from './streams.ts';
import { listen, startServer, type Listening } from './testing/listen.ts';

let server: TestApp;
let one: Awaited<ReturnType<typeof startServer>>;
let other: Awaited<ReturnType<typeof startServer>>;
const open: Listening[] = [];

beforeAll(async () => {
  server = await makeTestApp();
  one = await startServer(server);
  other = await startServer(server);
});
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
});
afterAll(async () => {
  await Promise.all([one.app.close(), other.app.close()]);
  await server.close();
});

async function listening(who: Pick<TestPerson, 'session_id'>, at = one): Promise<Listening> {
  const stream = await listen(at.url, who.session_id);
  open.push(stream);
  return stream;
}

/**
 * The next thing heard, without what happened to items before: it may still be on its way when somebody begins to listen.
 * @param wanted the item and its version when they began; the move that led to it may come late, too
 */
async function nextOf(
  ear: Listening,
  wanted?: { container_id: string; version: number },
  isMoveWanted = true,
) {
  const isEarlier = (event: Awaited<ReturnType<Listening['next']>>): boolean =>
    typeof event === 'object' &&
    event !== null &&
    'version' in event &&
    (event.container_id !== wanted?.container_id ||
      event.version < wanted.version ||
      (event.kind === 'moved' && !isMoveWanted));
  let event = await ear.next();
  while (isEarlier(event)) event = await ear.next();
  return event;
}

test('only readers of an item hear that it moved, on every server', async () => {
  const school = await makeSchool(server);
  const elsewhere = await makeSchool(server);
  const bank = await school.bank();
  const ears = {
    author: await listening(school.author),
    reviewer: await listening(school.first, other),
    teacher: await listening(
      await server.make.person({ institution_id: school.institution_id, roles: ['teacher'] }),
    ),
    stranger: await listening(elsewhere.first),
  };
  const moved = await school.to(school.author, bank, 'w');
  const event = { kind: 'moved', container_id: moved.container_id, version: moved.version };
  expect(await nextOf(ears.author, moved)).toEqual(event);
  expect(await ears.reviewer.next()).toEqual(event);
  // What is theirs to hear comes as the first thing that they hear.
  const published = await server.make.container({ author: school.author, is_published: 1 });
  await server
    .as(school.first)
    .ok(sendComment, { users_content_id: published.users_content_id, comments: 'Well done' });
  expect(await ears.teacher.next()).toMatchObject({
    kind: 'commented',
    container_id: published.container_id,
  });
  const theirs = await elsewhere.to(elsewhere.author, await elsewhere.bank(), 'w');
  expect(await ears.stranger.next()).toMatchObject({ container_id: theirs.container_id });
});

test('a reviewer hears that what they could see went back to its author as a draft, and no more of it then', async () => {
  const school = await makeSchool(server);
  const waiting = await school.to(school.author, await school.bank(), 'w');
  const ear = await listening(school.second);
  const draft = await school.to(school.author, waiting, 'd');
  expect(await nextOf(ear, draft)).toMatchObject({ kind: 'moved', version: draft.version });
  await server
    .as(school.author)
    .ok(sendComment, { users_content_id: draft.users_content_id, comments: 'A note to myself' });
  const next = await school.to(school.author, await school.bank(), 'w');
  expect(await ear.next()).toMatchObject({ container_id: next.container_id });
});

test('readers of an item hear that something was suggested in it, and that its author settled that', async () => {
  const school = await makeSchool(server);
  const { container_id } = await school.bank();
  const [question] = (await server.as(school.author).ok(listQuestions, { container_id })).records;
  const { content_id, version } = await server
    .as(school.author)
    .ok(openQuestion, { content_id: question?.content_id ?? '' });
  const waiting = await school.to(
    school.author,
    await server.as(school.author).ok(openContainer, { container_id }),
    'w',
  );
  const reviewed = await school.to(school.first, waiting, 'r');
  const ears = { author: await listening(school.author), reviewer: await listening(school.first, other) };
  const words = { ...questionDoc(), option2: '<p>fifteen</p>' };
  await server.as(school.first).ok(suggestQuestion, { ...words, container_id, content_id, version });
  expect(await nextOf(ears.author, reviewed, false)).toMatchObject({ kind: 'changed', container_id });

  const sent = await school.to(school.first, reviewed, 's');
  expect(await nextOf(ears.reviewer, sent)).toMatchObject({ kind: 'moved' });
  const [suggested] = (await server.as(school.author).ok(listChanges, { container_id })).records;
  await server.as(school.author).ok(settleChanges, {
    container_id,
    changes: [{ change_id: suggested?.change_id ?? '', decision: 'rejected' }],
  });
  expect(await nextOf(ears.reviewer, sent)).toMatchObject({ kind: 'changed', container_id });
});

test('notifications that come or are read are told to their reader alone', async () => {
  const school = await makeSchool(server);
  await school.to(school.author, await school.bank(), 'w');
  const ears = { first: await listening(school.first), second: await listening(school.second) };
  await deliverNotifications(server.services);
  expect(await nextOf(ears.first)).toEqual({ kind: 'notified' });
  await server.as(school.first).ok(readNotifications, {});
  expect(await nextOf(ears.first)).toEqual({ kind: 'notified' });
  const next = await school.to(school.author, await school.bank(), 'w');
  expect(await nextOf(ears.second, next)).toMatchObject({ kind: 'moved' });
});

test('a stream ends when its session does, and when the person changes the role', async () => {
  const { author } = await makeSchool(server);
  const ear = await listening(author, other);
  await server.as(author).ok(logout, {});
  expect(await ear.next()).toBe(null);
  const many = await server.make.person({ roles: ['cd', 'cr1'] });
  const before = await listening(many);
  await server.as(many).ok(switchRole, { role: 'cr1' });
  expect(await before.next()).toBe(null);
});

test('a lock is told when it is taken and given back, not when it is renewed', async () => {
  const { author } = await makeSchool(server);
  const { container_id } = await server.make.container({ author });
  const ear = await listening(author);
  await server.as(author).ok(takeLock, { container_id });
  expect(await ear.next()).toMatchObject({ kind: 'locked', container_id });
  await server.as(author).ok(takeLock, { container_id });
  const other_item = await server.make.container({ author });
  await server.as(author).ok(takeLock, { container_id: other_item.container_id });
  expect(await ear.next()).toMatchObject({ kind: 'locked', container_id: other_item.container_id });
  await server.as(author).ok(releaseLock, { container_id });
  expect(await ear.next()).toMatchObject({ kind: 'locked', container_id });
});

test('nobody listens without a session', async () => {
  await expect(listen(one.url, 'made-up')).rejects.toThrow('status 401');
});

test('a session listens with so many screens; the oldest gives way', async () => {
  const who = await server.make.person();
  const streams: Listening[] = [];
  for (let count = 0; count <= most_of_session; count += 1) streams.push(await listening(who));
  expect(await streams[0]?.next()).toBe('full');
  expect(await streams[0]?.next()).toBe(null);
  const bank = await server.make.container({ author: { ...who } });
  await server.as(who).ok(sendComment, { users_content_id: bank.users_content_id, comments: 'Heard' });
  expect(await streams.at(-1)?.next()).toMatchObject({ kind: 'commented' });
});

test('a person listens with so many screens, whatever sessions they have; the oldest gives way', async () => {
  const { session_id } = await server.make.person();
  const session = await authenticate(server.services, session_id);
  const held = makeStreams();
  const told: string[] = [];
  const streamOf = (count: number): Stream => ({
    bearer: '',
    session: { ...session, session_hash: `session ${Math.floor(count / most_of_session)}` },
    write: (text) => told.push(`${count} ${text}`) > 0,
    end: () => void told.push(`${count} end`),
  });
  for (let count = 0; count < most_of_person; count += 1) held.add(streamOf(count));
  expect(told).toEqual([]);
  held.add(streamOf(most_of_person));
  expect(told).toEqual(['0 event: full\ndata: {}\n\n', '0 end']);
  expect(held.of()).toHaveLength(most_of_person);
});

test('the heartbeat finds a session that was taken away unheard, and a reader who is gone', async () => {
  const [gone, slow] = [await server.make.person(), await server.make.person()];
  const held = makeStreams();
  const ended: string[] = [];
  const streamOf = async (who: TestPerson, takes: boolean): Promise<Stream> => ({
    bearer: who.session_id,
    session: await authenticate(server.services, who.session_id),
    write: () => takes,
    end: () => ended.push(who.user_id),
  });
  held.add(await streamOf(gone, true));
  held.add(await streamOf(slow, false));
  await server.db.inTransaction((tx) =>
    tx.deleteFrom('sessions').where('user_id', '=', gone.user_id).execute(),
  );
  await checkSessions(server.services, held);
  expect(ended).toEqual([gone.user_id, slow.user_id]);
});

import {
  approve,
  changeContainerSkill,
  createContainer,
  deleteContainer,
  deleteQuestions,
  logout,
  moveQuestions,
  openContainer,
  releaseLock,
  saveQuestion,
  settleChanges,
  takeLock,
  takeOverLock,
  updateAssessment,
  updateContainer,
  updateStatus,
  uploadFile,
} from '@takhti/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { AssessmentDoc, editLock } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate, openSession } from '../../account/index.ts';
import { loadContainer } from '../load-container.ts';
import { moveContainer } from '../move-container.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';

let server: TestApp;
let author: TestPerson;
/** The author once more, in another browser. */
let elsewhere: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  elsewhere = await inAnotherBrowser(author);
});
afterAll(() => server.close());

async function inAnotherBrowser(person: TestPerson): Promise<TestPerson> {
  const { institution_id, user_id, active_role } = person;
  const tokens = await server.db.inTransaction((tx) =>
    openSession(tx, server.services.clock, { institution_id, user_id, active_role: active_role.role }),
  );
  return { ...person, ...tokens };
}

async function draft() {
  const { container_id, version } = await server.make.container({ author });
  const question = await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  const second = await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  return { container_id, version, content_id: question.content_id, other_id: second.content_id };
}

const edit = (container_id: string, version: number, title = 'Mine') =>
  ({ container_id, version, title, language: 'english', json_data: '{"schema_version":1}' }) as const;

describe('the holder of a lock', () => {
  test('C-563 C-566 the first has it, the second is told who and since when', async () => {
    const { container_id } = await draft();
    const first = await server.as(author).ok(takeLock, { container_id });
    expect(first).toMatchObject({ is_held: true, user_id: author.user_id, full_name: author.full_name });
    expect(await server.as(elsewhere).ok(takeLock, { container_id })).toEqual({ ...first, is_held: false });
    expect((await server.as(elsewhere).ok(openContainer, { container_id })).lock).toEqual({
      ...first,
      is_held: false,
    });
  });

  test('C-566 renewed it keeps its beginning; a browser that died loses it 90 seconds after its last sign', async () => {
    const { container_id } = await draft();
    const { taken_on } = await server.as(author).ok(takeLock, { container_id });
    for (let n = 0; n < 4; n += 1) {
      server.clock.advance(editLock.renew_ms);
      expect(await server.as(author).ok(takeLock, { container_id })).toMatchObject({
        is_held: true,
        taken_on,
      });
    }
    server.clock.advance(editLock.lives_ms - 1);
    expect(await server.as(elsewhere).ok(takeLock, { container_id })).toMatchObject({ is_held: false });
    server.clock.advance(1);
    expect((await server.as(elsewhere).ok(openContainer, { container_id })).lock).toBe(null);
    const next = await server.as(elsewhere).ok(takeLock, { container_id });
    expect(next.is_held).toBe(true);
    expect(next.taken_on > taken_on).toBe(true);
  });

  test('C-566 given back it is free at once; nobody gives back what another holds', async () => {
    const { container_id } = await draft();
    await server.as(author).ok(takeLock, { container_id });
    await server.as(elsewhere).ok(releaseLock, { container_id });
    expect(await server.as(elsewhere).ok(takeLock, { container_id })).toMatchObject({ is_held: false });
    await server.as(author).ok(releaseLock, { container_id });
    expect(await server.as(elsewhere).ok(takeLock, { container_id })).toMatchObject({ is_held: true });
  });

  test('C-566 it ends with its session: who logs in again goes on at once', async () => {
    const { container_id } = await draft();
    const old = await inAnotherBrowser(author);
    await server.as(old).ok(takeLock, { container_id });
    expect(await server.as(author).ok(takeLock, { container_id })).toMatchObject({ is_held: false });
    await server.as(old).ok(logout, {});
    expect((await server.as(author).ok(openContainer, { container_id })).lock).toBe(null);
    expect(await server.as(author).ok(takeLock, { container_id })).toMatchObject({ is_held: true });
  });

  test('C-564 taken over it is the other browser’s, and the first one hears of it', async () => {
    const { container_id, version } = await draft();
    await server.as(author).ok(takeLock, { container_id });
    expect(await server.as(elsewhere).ok(takeOverLock, { container_id })).toMatchObject({ is_held: true });
    expect(await server.as(author).ok(takeLock, { container_id })).toMatchObject({ is_held: false });
    expect(await server.as(author).refused(updateContainer, edit(container_id, version))).toMatchObject({
      problem: 'container.locked',
      details: { lock: { full_name: author.full_name, is_held: false } },
    });
    const saved = await server.as(elsewhere).ok(updateContainer, edit(container_id, version));
    expect(saved.title).toBe('Mine');
  });

  test('C-827 only who may edit can take a lock, and of one institution', async () => {
    const { container_id } = await draft();
    const reviewer = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
    const stranger = await server.make.person({ roles: ['cd'] });
    for (const call of [takeLock, takeOverLock]) {
      expect((await server.as(reviewer).refused(call, { container_id })).problem).toBe('container.not_found');
      expect((await server.as(stranger).refused(call, { container_id })).problem).toBe('container.not_found');
    }
    const waiting = await server.make.container({ author, content_status: 'w', waiting_level: 1 });
    const refused = await server.as(author).refused(takeLock, { container_id: waiting.container_id });
    expect(refused.problem).toBe('container.read_only');
  });
});

describe('what another browser edits', () => {
  test('C-563 C-566 is not changed: neither saved, nor moved, nor deleted, nor filled', async () => {
    const { container_id, version, content_id, other_id } = await draft();
    const skill = await server.make.skill({ institution_id: author.institution_id });
    await server.as(elsewhere).ok(takeLock, { container_id });
    const me = server.as(author);
    const question = questionDoc();
    const problems = [
      await me.refused(updateContainer, edit(container_id, version)),
      await me.refused(changeContainerSkill, { container_id, version, skill_id: skill.skill_id }),
      await me.refused(updateStatus, { container_id, version, content_status: 'w' }),
      await me.refused(deleteContainer, { container_id }),
      await me.refused(saveQuestion, { ...question, container_id }),
      await me.refused(saveQuestion, { ...question, container_id, content_id, version: 1 }),
      await me.refused(deleteQuestions, { container_id, content_ids: [other_id] }),
      await me.refused(moveQuestions, { container_id, content_ids: [content_id], skill_id: skill.skill_id }),
      await me.refused(settleChanges, {
        container_id,
        changes: [{ change_id: content_id, decision: 'accepted' }],
      }),
      await me.refused(uploadFile, { container_id }, { file_name: 'a.png', body: Buffer.from('a') }),
    ];
    expect(new Set(problems.map(({ problem }) => problem))).toEqual(new Set(['container.locked']));
    await server.as(elsewhere).ok(releaseLock, { container_id });
    await me.ok(updateStatus, { container_id, version, content_status: 'w' });
  });

  test('C-566 an assessment is locked as a bank is', async () => {
    const { skill_id } = await server.make.skill({ institution_id: author.institution_id });
    const made = await server.as(author).ok(createContainer, {
      content_type: 'assessment',
      title: 'A test',
      language: 'english',
      skill_id,
    });
    const { container_id, title, language, version } = made;
    await server.as(elsewhere).ok(takeLock, { container_id });
    const refused = await server.as(author).refused(updateAssessment, {
      container_id,
      title,
      language,
      version,
      current_skill_id: skill_id,
      json_data: AssessmentDoc.parse(made.json_data),
    });
    expect(refused.problem).toBe('container.locked');
  });

  test('C-566 a move ends the lock: who comes next need not wait', async () => {
    const { container_id, version } = await draft();
    const reviewer = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
    await server.as(author).ok(takeLock, { container_id });
    const sent = await server.as(author).ok(updateStatus, { container_id, version, content_status: 'w' });
    expect(sent.lock).toBe(null);
    const started = await server
      .as(reviewer)
      .ok(updateStatus, { container_id, version: sent.version, content_status: 'r' });
    await server.as(await inAnotherBrowser(reviewer)).ok(takeLock, { container_id });
    const refused = await server.as(reviewer).refused(approve, { container_id, version: started.version });
    expect(refused.problem).toBe('container.locked');
  });

  test('C-566 a heartbeat beside a move leaves no lock behind that would keep the next person out', async () => {
    const { container_id } = await draft();
    const { institution_id } = author;
    const reviewer = await server.make.person({ institution_id, roles: ['cr1'] });
    const session = await authenticate(server.services, author.session_id);
    const { promise: moved, resolve: onMoved } = Promise.withResolvers<void>();
    const beat = moved.then(() => server.as(author).call(takeLock, { container_id }));
    await server.db.inTransaction(async (tx) => {
      const caller = { ...session, names_no_version: false };
      await moveContainer(tx, caller, 'submit', await loadContainer(tx, session, container_id));
      onMoved();
      // Long enough for a heartbeat that does not wait.
      await Promise.race([beat, wait(300)]);
    });
    expect((await beat).data).toMatchObject({ problem: 'container.read_only' });
    const sent = await server.as(author).ok(openContainer, { container_id });
    expect(sent.lock).toBe(null);
    await server.as(reviewer).ok(updateStatus, { container_id, version: sent.version, content_status: 'r' });
  });
});

test('a lock that was taken by a clock that was ahead holds nobody up when it is set right', async () => {
  const { container_id } = await server.make.container({ author });
  const days = 3 * 24 * 3_600_000;
  server.clock.advance(days);
  const before = await inAnotherBrowser(author);
  await server.as(before).ok(takeLock, { container_id });
  server.clock.advance(-days);
  const { version } = await server.as(author).ok(openContainer, { container_id });
  await server.as(author).ok(updateContainer, edit(container_id, version));
  expect(await server.as(author).ok(takeLock, { container_id })).toMatchObject({ is_held: true });
});

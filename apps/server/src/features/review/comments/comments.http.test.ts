import { quoteOf } from '@takhti/content-types/kit';
import {
  countUnreadComments,
  createContainer,
  deleteComment,
  listComments,
  readComments,
  resolveComment,
  saveQuestion,
  sendComment,
  updateAssessment,
} from '@takhti/contract';
import { limits, type Anchor, type AssessmentDoc, type OpenedContainer } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';

let server: TestApp;
let author: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  reviewer = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
});
afterAll(() => server.close());

const waiting = (values: object = {}) =>
  server.make.container({ author, content_status: 'w', waiting_level: 1, ...values });

describe('comments', () => {
  test('C-041 C-376 C-377 C-378 a sent comment is listed with its sender, oldest first', async () => {
    const { users_content_id } = await waiting();
    const sent = await server.as(author).ok(sendComment, { users_content_id, comments: '  Please look  ' });
    expect(sent).toMatchObject({
      users_content_id,
      comments: 'Please look',
      user_id: author.user_id,
      full_name: author.full_name,
      username: author.username,
      role_title: 'Content developer',
      is_own: true,
    });
    await server.as(reviewer).ok(sendComment, { users_content_id, comments: 'I will' });
    const list = await server.as(reviewer).ok(listComments, { users_content_id });
    expect(list.records.map(({ comments, is_own }) => [comments, is_own])).toEqual([
      ['Please look', false],
      ['I will', true],
    ]);
    expect(list.total).toBe(2);
  });

  test('a comment is kept as the text that was typed', async () => {
    const { users_content_id } = await waiting();
    const typed = '<script>alert(1)</script> & "x" <b>\u202bسلام';
    await server.as(author).ok(sendComment, { users_content_id, comments: typed });
    const { records } = await server.as(author).ok(listComments, { users_content_id });
    expect(records[0]?.comments).toBe(typed);
  });

  test.each(['', '   \n'])('C-764 a blank comment (%j) is refused', async (comments) => {
    const { users_content_id } = await waiting();
    const refused = await server.as(author).refused(sendComment, { users_content_id, comments });
    expect(refused.problem).toBe('request.invalid');
  });

  test('C-253 a read-only item takes no comment', async () => {
    const { users_content_id } = await waiting({ is_read_only: 1 });
    const refused = await server.as(author).refused(sendComment, { users_content_id, comments: 'X' });
    expect(refused.problem).toBe('container.forbidden');
  });

  test('C-929 only its author deletes a comment; it is listed no more', async () => {
    const { users_content_id } = await waiting();
    const { comments_id } = await server.as(author).ok(sendComment, { users_content_id, comments: 'X' });
    expect((await server.as(reviewer).refused(deleteComment, { comments_id })).problem).toBe(
      'container.forbidden',
    );
    await server.as(author).ok(deleteComment, { comments_id });
    expect(await server.as(author).ok(listComments, { users_content_id })).toEqual({ records: [], total: 0 });
    expect((await server.as(author).refused(deleteComment, { comments_id })).problem).toBe(
      'container.not_found',
    );
  });

  test('comments on what a person does not see are not found, nor can they comment', async () => {
    const draft = await server.make.container({ author, content_status: 'd' });
    const { users_content_id } = draft;
    const stranger = await server.make.person({ roles: ['cr3'] });
    const { comments_id } = await server.as(author).ok(sendComment, { users_content_id, comments: 'X' });
    for (const person of [reviewer, stranger]) {
      expect((await server.as(person).refused(listComments, { users_content_id })).problem).toBe(
        'container.not_found',
      );
      const wanted = { users_content_id, comments: 'Y' };
      expect((await server.as(person).refused(sendComment, wanted)).problem).toBe('container.not_found');
      expect((await server.as(person).refused(deleteComment, { comments_id })).problem).toBe(
        'container.not_found',
      );
    }
  });
});

describe('places and answers', () => {
  const anchor = { content_id: null, path: ['title'], quote: 'A title' };

  test('a comment can speak of a place, and be answered; an answer to an answer belongs to what began it', async () => {
    const { users_content_id } = await waiting();
    const asked = await server.as(reviewer).ok(sendComment, { users_content_id, comments: 'Why?', anchor });
    expect(asked).toMatchObject({ anchor, answers_to: null, resolved_on: null, can_resolve: true });
    const answers_to = asked.comments_id;
    const answer = await server.as(author).ok(sendComment, { users_content_id, comments: 'So.', answers_to });
    const reply = { users_content_id, comments: 'I see.', answers_to: answer.comments_id };
    const again = await server.as(reviewer).ok(sendComment, reply);
    expect([answer, again]).toMatchObject([
      { answers_to, anchor: null, can_resolve: false },
      { answers_to, anchor: null },
    ]);
    const other = await waiting();
    const misplaced = { users_content_id: other.users_content_id, comments: 'Where?', answers_to };
    expect((await server.as(author).refused(sendComment, misplaced)).problem).toBe('comments.not_found');
  });

  test('a deleted comment stays without its words while it has answers', async () => {
    const { users_content_id } = await waiting();
    const asked = await server.as(author).ok(sendComment, { users_content_id, comments: 'Secret' });
    const answers_to = asked.comments_id;
    const answer = await server
      .as(reviewer)
      .ok(sendComment, { users_content_id, comments: 'So.', answers_to });
    await server.as(author).ok(deleteComment, { comments_id: answers_to });
    const { records } = await server.as(reviewer).ok(listComments, { users_content_id });
    expect(records).toMatchObject([
      { comments_id: answers_to, comments: '', is_deleted: true },
      { comments: 'So.', is_deleted: false },
    ]);
    await server.as(reviewer).ok(deleteComment, { comments_id: answer.comments_id });
    expect((await server.as(reviewer).ok(listComments, { users_content_id })).total).toBe(0);
  });

  test('its author, the content’s author and reviewers settle a comment and open it again; nobody else', async () => {
    const { users_content_id } = await waiting({ content_status: 'a', is_published: 1, waiting_level: null });
    const { comments_id } = await server.as(reviewer).ok(sendComment, { users_content_id, comments: 'X' });
    const settle = { comments_id, is_resolved: true };
    const settled = await server.as(author).ok(resolveComment, settle);
    expect(settled).toMatchObject({
      resolved_by: author.full_name,
      resolved_on: expect.any(String) as string,
    });
    const opened = await server.as(reviewer).ok(resolveComment, { comments_id, is_resolved: false });
    expect(opened).toMatchObject({ resolved_by: null, resolved_on: null });
    const colleague = await server.make.person({ institution_id: author.institution_id, roles: ['cd'] });
    expect((await server.as(colleague).refused(resolveComment, settle)).problem).toBe('container.forbidden');
  });

  test('what others said is unread until it was read, and is counted for what one may see only', async () => {
    const { users_content_id } = await waiting();
    const draft = await server.make.container({ author, content_status: 'd' });
    await server
      .as(author)
      .ok(sendComment, { users_content_id: draft.users_content_id, comments: 'A note to myself' });
    const users_content_ids = [users_content_id, draft.users_content_id];
    const unread = (person: TestPerson) => server.as(person).ok(countUnreadComments, { users_content_ids });
    const { comments_id } = await server.as(author).ok(sendComment, { users_content_id, comments: 'X' });
    await server.as(author).ok(sendComment, { users_content_id, comments: 'Y' });
    expect((await unread(author)).records).toEqual([]);
    expect((await unread(reviewer)).records).toEqual([{ users_content_id, unread: 2 }]);
    await server.as(reviewer).ok(readComments, { users_content_id, comments_id });
    expect((await unread(reviewer)).records).toEqual([{ users_content_id, unread: 1 }]);
    const { records } = await server.as(reviewer).ok(listComments, { users_content_id });
    expect(records.map(({ is_unread }) => is_unread)).toEqual([false, true]);
  });

  test('word of a comment goes to the author, the reviewer who holds it and who spoke before, and not to who wrote it', async () => {
    const item = await waiting({ content_status: 'r', reviewer_user_id: reviewer.user_id });
    const { users_content_id, container_id } = item;
    const colleague = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
    const first = await server.as(colleague).ok(sendComment, { users_content_id, comments: 'X' });
    const answers_to = first.comments_id;
    await server.as(author).ok(sendComment, { users_content_id, comments: 'Y', answers_to });
    const outbox = await server.db.inReadTransaction((tx) =>
      tx
        .selectFrom('outbox')
        .select(['topic', 'payload'])
        .where('institution_id', '=', author.institution_id)
        .where('topic', 'like', 'review.%')
        .orderBy('outbox_id')
        .execute(),
    );
    const words = outbox.filter(({ payload }) => payload['container_id'] === container_id);
    const sorted = words.map(({ topic, payload }) => [topic, new Set(payload['for_user_ids'] as string[])]);
    expect(sorted).toEqual([
      ['review.commented', new Set([author.user_id, reviewer.user_id])],
      ['review.answered', new Set([reviewer.user_id, colleague.user_id])],
    ]);
  });

  test('C-041 any field can be spoken of: what stands beside a question, a title, a rule and a skill of an assessment', async () => {
    const institution_id = await server.make.institution();
    const writer = await server.make.person({ institution_id, roles: ['cd'] });
    const { skill_id } = await server.make.skill({ institution_id });
    const start = { language: 'english', skill_id } as const;
    const bank = await server
      .as(writer)
      .ok(createContainer, { ...start, content_type: 'mcq', title: 'Bank' });
    const { container_id } = bank;
    const { content_id } = await server.as(writer).ok(saveQuestion, { ...questionDoc(), container_id });
    const made = await server
      .as(writer)
      .ok(createContainer, { ...start, content_type: 'assessment', title: 'Test' });
    const placeOf = async (of: OpenedContainer, place: Anchor) => {
      const { users_content_id } = of;
      const sent = await server
        .as(writer)
        .ok(sendComment, { users_content_id, comments: 'Why?', anchor: place });
      return sent.place;
    };
    const about = (path: Anchor['path'], quote: string, of: string | null = null) => ({
      content_id: of,
      path,
      quote,
    });
    const { difficulty } = questionDoc();
    expect(await placeOf(bank, about(['title'], 'Bank'))).toMatchObject({ kind: 'here' });
    expect(await placeOf(bank, about(['difficulty'], quoteOf(difficulty), content_id))).toMatchObject({
      kind: 'here',
      position: 1,
    });
    const doc = made.json_data as AssessmentDoc;
    expect(await placeOf(made, about(['timer'], quoteOf(doc.timer)))).toMatchObject({ kind: 'here' });
    const share = ['skills', skill_id, 'show_questions'];
    expect(await placeOf(made, about(share, quoteOf(doc.skills[0]?.show_questions)))).toMatchObject({
      kind: 'here',
      path: share,
    });

    const { version, title } = made;
    const edit = { container_id: made.container_id, title, language: start.language, version };
    await server.as(writer).ok(updateAssessment, { ...edit, json_data: { ...doc, timer: doc.timer + 60 } });
    const { records } = await server.as(writer).ok(listComments, { users_content_id: made.users_content_id });
    expect(records[0]?.place).toMatchObject({ kind: 'changed', path: ['timer'] });
  });

  test('a comment keeps to its words: an option that is moved is found, one that is emptied is gone', async () => {
    const { users_content_id, container_id } = await server.make.container({ author, content_status: 'd' });
    const doc = questionDoc({ option3: '<p>three</p>' });
    const question = await server.as(author).ok(saveQuestion, { ...doc, container_id });
    const { content_id, version } = question;
    const about = { content_id, path: ['option3'], quote: 'three' };
    const sent = await server
      .as(author)
      .ok(sendComment, { users_content_id, comments: 'Too easy', anchor: about });
    expect(sent.place).toEqual({
      kind: 'here',
      path: ['option3'],
      placed_path: ['option3'],
      position: 1,
    });
    const place = async () =>
      (await server.as(author).ok(listComments, { users_content_id })).records[0]?.place;
    const edit = { ...doc, container_id, content_id };
    const moved = await server
      .as(author)
      .ok(saveQuestion, { ...edit, version, option1: doc.option3, option3: doc.option1 });
    expect(await place()).toMatchObject({ kind: 'moved', path: ['option1'], position: 1 });
    await server.as(author).ok(saveQuestion, { ...edit, version: moved.version, option3: '' });
    expect(await place()).toMatchObject({ kind: 'gone', path: null, position: 1 });
  });
});

describe('the comments of one content', () => {
  const text = 'ا'.repeat(limits.comment.max);
  const each = limits.comment.max + limits.comment.each;

  test('have a limit together, and a third of it for one person; deleting an own one makes room', async () => {
    const { users_content_id } = await waiting();
    const most = Math.floor(limits.comment.of_person / each);
    const send = (who = author) => server.as(who).call(sendComment, { users_content_id, comments: text });
    const sent = await Promise.all(Array.from({ length: most + 5 }, async () => send()));
    expect(sent.filter(({ error_code }) => error_code === 0)).toHaveLength(most);
    const refused = await server.as(author).refused(sendComment, { users_content_id, comments: text });
    expect(refused.problem).toBe('comments.full');
    expect((await send(reviewer)).error_code).toBe(0);
    const { records } = await server.as(author).ok(listComments, { users_content_id });
    await server.as(author).ok(deleteComment, { comments_id: records[0]!.comments_id });
    expect((await send()).error_code).toBe(0);
  });

  test('what somebody sent and deleted takes no place from what the others said', async () => {
    const { users_content_id, institution_id } = await waiting();
    const said = await server.as(reviewer).ok(sendComment, { users_content_id, comments: 'Please look' });
    const gone = Array.from({ length: Math.ceil((2 * limits.comment.weight) / each) + 10 }, () => ({
      institution_id,
      comments_id: newId(),
      users_content_id,
      comments: text,
      user_id: author.user_id,
      role_title: 'A',
      is_deleted: 1 as const,
    }));
    await server.db.inTransaction((tx) => tx.insertInto('comments').values(gone).execute());
    const { records } = await server.as(author).ok(listComments, { users_content_id });
    expect(records.map(({ comments_id }) => comments_id)).toEqual([said.comments_id]);
  });

  test('words with which something is sent back are always kept, and the newest are shown', async () => {
    const { users_content_id, institution_id } = await waiting();
    const fill = Array.from({ length: Math.ceil((2 * limits.comment.weight) / each) + 10 }, (_, at) => ({
      institution_id,
      comments_id: newId(),
      users_content_id,
      comments: text,
      user_id: author.user_id,
      role_title: 'A',
      sent_on: new Date(Date.UTC(2026, 0, 1) + at * 1_000),
    }));
    await server.db.inTransaction((tx) => tx.insertInto('comments').values(fill).execute());
    const { records } = await server.as(reviewer).ok(listComments, { users_content_id });
    expect(records).toHaveLength(Math.floor((2 * limits.comment.weight) / each));
    expect(records.at(-1)?.comments_id).toBe(fill.at(-1)?.comments_id);
  });
});

test('a person sends so many comments in a quarter of an hour, for each notifies others; deleted ones count', async () => {
  const { users_content_id } = await waiting();
  const eager = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
  const send = (who: TestPerson) =>
    server.as(who).call(sendComment, { users_content_id, comments: 'Please look' });
  for (let sent = 0; sent < 200; sent += 1) {
    const { data } = await send(eager);
    const { comments_id } = data as { comments_id: string };
    await server.as(eager).ok(deleteComment, { comments_id });
  }
  expect((await send(eager)).data).toMatchObject({ problem: 'request.too_many' });
  expect((await send(author)).error_code).toBe(0);
  server.clock.advance(15 * 60_000);
  expect((await send(eager)).error_code).toBe(0);
});

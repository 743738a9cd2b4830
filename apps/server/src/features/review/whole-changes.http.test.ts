import {
  deleteQuestions,
  importQuestions,
  listChanges,
  listHistory,
  listQuestions,
  openContainer,
  openQuestion,
  saveQuestion,
  settleChanges,
} from '@takhti/contract';
import { QuestionDoc, type Question } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCsv } from '../../platform/spreadsheet/index.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author, first: reviewer } = school);
});
afterAll(() => server.close());

const named = (question: string) => questionDoc({ question: `<p>${question}</p>` });

/** A bank of three questions in review by the first reviewer. */
async function inReview() {
  const { container_id } = await school.draft();
  const add = (person: TestPerson, words: string) =>
    server.as(person).ok(saveQuestion, { ...named(words), container_id });
  const questions = [await add(author, 'First'), await add(author, 'Second'), await add(author, 'Third')];
  const [first, second, third] = questions as [Question, Question, Question];
  const now = (person: TestPerson) => server.as(person).ok(openContainer, { container_id });
  const move = async (person: TestPerson, status: 'w' | 'r' | 's') =>
    school.to(person, await now(person), status);
  await move(author, 'w');
  await move(reviewer, 'r');
  const open = async () => (await server.as(author).ok(listChanges, { container_id })).records;
  const remove = (...gone: Question[]) =>
    server.as(reviewer).ok(deleteQuestions, {
      container_id,
      content_ids: gone.map(({ content_id }) => content_id),
    });
  const stems = async () => {
    const { records } = await server.as(author).ok(listQuestions, { container_id });
    return records.map(({ question }) => question.replaceAll(/<.*?>/g, ''));
  };
  const settle = async (
    decision: 'accepted' | 'rejected',
    choice: { keep?: 'before' | 'after' | 'current'; version?: number } = {},
  ) => {
    const changes = (await open()).map(({ change_id }) => ({ change_id, decision, ...choice }));
    return server.as(author).ok(settleChanges, { container_id, changes });
  };
  return { container_id, first, second, third, add, now, move, open, remove, stems, settle };
}

const edit = (person: TestPerson, question: Question, over: Partial<QuestionDoc>) => {
  const { container_id, content_id, version } = question;
  return server
    .as(person)
    .ok(saveQuestion, { ...QuestionDoc.parse(question), ...over, container_id, content_id, version });
};
const reread = ({ content_id }: Question) => server.as(author).ok(openQuestion, { content_id });

describe('a question that a reviewer added', () => {
  test('C-266 it comes back to the author as a whole, with what the reviewer did to it afterwards', async () => {
    const { add, open } = await inReview();
    const added = await add(reviewer, 'Added');
    await edit(reviewer, added, { difficulty: 9 });
    expect(await open()).toMatchObject([
      {
        content_id: added.content_id,
        field: '',
        before: null,
        after: { question: '<p>Added</p>', difficulty: 9 },
        standing: 'applied',
        kind: 'changed',
        position: 4,
        stem: '<p>Added</p>',
        full_name: reviewer.full_name,
      },
    ]);
  });

  test('C-264 accepting keeps it and marks it as accepted; C-265 rejecting takes it out, with the totals and the history', async () => {
    const kept = await inReview();
    const added = await kept.add(reviewer, 'Added');
    await kept.move(reviewer, 's');
    await kept.settle('accepted');
    expect(await reread(added)).toMatchObject({ is_accepted: 1 });
    expect(await kept.open()).toEqual([]);

    const other = await inReview();
    await other.add(reviewer, 'Added');
    await other.move(reviewer, 's');
    await other.settle('rejected');
    expect(await other.stems()).toEqual(['First', 'Second', 'Third']);
    expect((await other.now(author)).total_questions).toBe(3);
    const { records } = await server.as(author).ok(listHistory, { container_id: other.container_id });
    expect(records[0]).toMatchObject({ action: 'change.reject', total_changes: 1 });
  });

  test('one that comes and goes again in a review is no change', async () => {
    const { add, remove, open } = await inReview();
    await remove(await add(reviewer, 'Added'));
    expect(await open()).toEqual([]);
  });

  test('one that its author wrote into has moved on and waits for a choice', async () => {
    const { add, move, open, settle, stems } = await inReview();
    const added = await add(reviewer, 'Added');
    await move(reviewer, 's');
    const { version } = await edit(author, added, { question: '<p>Mine</p>' });
    expect(await open()).toMatchObject([
      { standing: 'moved_on', current: { question: '<p>Mine</p>' }, version },
    ]);
    expect((await settle('rejected')).left).toMatchObject([{ problem: 'changes.moved_on' }]);
    await settle('rejected', { keep: 'before', version: version - 1 });
    expect(await stems()).toContain('Mine');
    await settle('accepted', { keep: 'after', version });
    expect(await stems()).toContain('Added');
  });

  test('what a reviewer imports comes back question by question, page by page, and can be settled all at once', async () => {
    const { container_id, move, stems } = await inReview();
    const options = ['Option1', 'Correct1', 'Option2', 'Correct2'];
    const rows = Array.from({ length: 31 }, (_, at) => [
      `Row ${at + 1}`,
      'Right',
      'Wrong',
      'yes',
      'Y',
      'no',
      'N',
    ]);
    const body = writeCsv([['Question', 'CorrectFeedback', 'IncorrectFeedback', ...options], ...rows]);
    await server.as(reviewer).ok(importQuestions, { container_id }, { file_name: 'a.csv', body });
    await move(reviewer, 's');
    const second = await server.as(author).ok(listChanges, { container_id, page: 2 });
    expect(second).toMatchObject({ total: 31, records: [{ field: '', stem: '<p>Row 31</p>' }] });
    const changes = second.change_ids.map((change_id) => ({ change_id, decision: 'rejected' as const }));
    expect(changes).toHaveLength(31);
    expect((await server.as(author).ok(settleChanges, { container_id, changes })).left).toEqual([]);
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
  });

  test('one that its author deleted can still be accepted: it comes back', async () => {
    const { add, container_id, move, open, settle, stems } = await inReview();
    const { content_id } = await add(reviewer, 'Added');
    await move(reviewer, 's');
    await server.as(author).ok(deleteQuestions, { container_id, content_ids: [content_id] });
    expect(await open()).toMatchObject([{ standing: 'unchanged', current: null, stem: '<p>Added</p>' }]);
    await settle('accepted');
    expect(await stems()).toEqual(['First', 'Second', 'Third', 'Added']);
  });
});

describe('a question that a reviewer deleted', () => {
  test('C-266 rejecting brings it back with its content, its id and its place', async () => {
    const { second, remove, move, open, settle, stems, now } = await inReview();
    await remove(second);
    expect(await open()).toMatchObject([
      {
        content_id: second.content_id,
        field: '',
        before: QuestionDoc.parse(second),
        after: null,
        current: null,
        standing: 'applied',
        position: null,
        stem: '<p>Second</p>',
      },
    ]);
    await move(reviewer, 's');
    await settle('rejected');
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
    expect(QuestionDoc.parse(await reread(second))).toEqual(QuestionDoc.parse(second));
    expect((await now(author)).total_questions).toBe(3);
  });

  test('accepting leaves it deleted, and the history tells of the decision', async () => {
    const { container_id, second, remove, move, settle, stems } = await inReview();
    await remove(second);
    await move(reviewer, 's');
    await settle('accepted');
    expect(await stems()).toEqual(['First', 'Third']);
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records[0]).toMatchObject({ action: 'change.accept' });
  });

  test('what was changed in it before goes with it: rejecting brings back what its author wrote', async () => {
    const { second, remove, move, open, settle } = await inReview();
    await edit(reviewer, second, { question: '<p>Changed</p>' });
    await remove(second);
    expect(await open()).toMatchObject([{ field: '', before: { question: '<p>Second</p>' } }]);
    await move(reviewer, 's');
    await settle('rejected');
    expect((await reread(second)).question).toBe('<p>Second</p>');
  });

  test('C-265 all at once takes back what only fits together: one deleted, and its words asked anew', async () => {
    const { container_id, first, second, third, remove, move, settle, stems, open } = await inReview();
    await remove(second, third);
    // Its old words must go before it can come back.
    await server.as(reviewer).ok(saveQuestion, { ...QuestionDoc.parse(second), container_id });
    await remove(first);
    await move(reviewer, 's');
    expect((await settle('rejected')).left).toEqual([]);
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
    expect(await open()).toEqual([]);
  });

  test('what cannot come back stays open, and nothing of it is kept', async () => {
    const { container_id, second, remove, move, settle, stems, open } = await inReview();
    await remove(second);
    await move(reviewer, 's');
    await server.as(author).ok(saveQuestion, { ...QuestionDoc.parse(second), container_id });
    expect((await settle('rejected')).left).toMatchObject([{ problem: 'questions.duplicate' }]);
    expect(await stems()).toEqual(['First', 'Third', 'Second']);
    expect(await open()).toHaveLength(1);
  });
});

import {
  deleteQuestions,
  importQuestions,
  listHistory,
  listQuestions,
  openContainer,
  openQuestion,
  undoInQuestions,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../../testing/index.ts';
import { csv, row } from '../../transfer/testing/csv-questions.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function imported(...questions: string[]) {
  const { container_id } = await app.make.container({ author });
  await app.as(author).ok(importQuestions, { container_id }, csv(...questions.map((each) => row(each))));
  return { container_id, ids: (await listed(container_id)).map(({ content_id }) => content_id) };
}
const listed = async (container_id: string) =>
  (await app.as(author).ok(listQuestions, { container_id })).records.map(({ content_id, question }) => ({
    content_id,
    question,
  }));

test('questions that were deleted come back as they were, at their places, and once only', async () => {
  const { container_id, ids } = await imported('one', 'two', 'three', 'four');
  const before = await listed(container_id);
  const gone = [ids[0]!, ids[2]!];
  const question = await app.as(author).ok(openQuestion, { content_id: gone[0]! });
  const { deleted, history_id } = await app
    .as(author)
    .ok(deleteQuestions, { container_id, content_ids: gone });
  expect(deleted).toBe(2);
  const undo = { container_id, history_id };
  expect(await app.as(author).ok(undoInQuestions, undo)).toEqual({ undone: 2, kept: [], total_kept: 0 });
  expect(await listed(container_id)).toEqual(before);
  expect(await app.as(author).ok(openQuestion, { content_id: gone[0]! })).toMatchObject({
    json_data: question.json_data,
    feedback: question.feedback,
    skill_id: question.skill_id,
  });
  expect((await app.as(author).ok(openContainer, { container_id })).total_questions).toBe(4);
  const { records } = await app.as(author).ok(listHistory, { container_id });
  expect(records[0]).toMatchObject({ action: 'question.undo', detail: { of: 'question.delete', count: 2 } });
  expect(await app.as(author).ok(undoInQuestions, undo)).toMatchObject({ undone: 0, total_kept: 0 });
});

test('questions that were added again meanwhile are named and stay', async () => {
  const { container_id, ids } = await imported('one', 'two', 'three');
  const content_ids = ids.slice(0, 2);
  const { history_id } = await app.as(author).ok(deleteQuestions, { container_id, content_ids });
  await app.as(author).ok(importQuestions, { container_id }, csv(row('one'), row('five')));
  expect(await app.as(author).ok(undoInQuestions, { container_id, history_id })).toEqual({
    undone: 1,
    kept: [{ content_id: ids[0], position: 1, text: 'one', reason: 'duplicate' }],
    total_kept: 1,
  });
});

test('only its author undoes a deletion', async () => {
  const { container_id, ids } = await imported('one', 'two', 'three');
  const content_ids = ids.slice(0, 1);
  const { history_id } = await app.as(author).ok(deleteQuestions, { container_id, content_ids });
  const colleague = await app.make.person({ institution_id: author.institution_id });
  const refused = await app.as(colleague).refused(undoInQuestions, { container_id, history_id });
  expect(refused.problem).toMatch(/^container\./);
});

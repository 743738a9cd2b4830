import {
  duplicateQuestions,
  exportQuestions,
  importQuestions,
  listHistory,
  listQuestions,
  openQuestion,
  undoInQuestions,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { csv, row } from '../transfer/testing/csv-questions.ts';

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
  const { records } = await app.as(author).ok(listQuestions, { container_id });
  return { container_id, ids: records.map(({ content_id }) => content_id) };
}
const textsOf = async (container_id: string): Promise<string[]> =>
  (await app.as(author).ok(listQuestions, { container_id })).records.map(({ question }) => question);

test('chosen questions are copied to the end in their order, each says that it is a copy, and all go again', async () => {
  const { container_id, ids } = await imported('one', 'two', 'three');
  const content_ids = [ids[2]!, ids[0]!];
  const { duplicated, history_id } = await app
    .as(author)
    .ok(duplicateQuestions, { container_id, content_ids });
  expect(duplicated).toBe(2);
  await app.as(author).ok(duplicateQuestions, { container_id, content_ids: [ids[0]!] });
  expect((await textsOf(container_id)).slice(3)).toEqual([
    '<p>one (copy)</p>',
    '<p>three (copy)</p>',
    '<p>one (copy 2)</p>',
  ]);
  const { records } = await app.as(author).ok(listQuestions, { container_id });
  expect(await app.as(author).ok(openQuestion, { content_id: records[3]!.content_id })).toMatchObject({
    option1: '<p>yes</p>',
    correct1: 'Y',
    feedback: '<p>Right</p>',
  });
  const history = await app.as(author).ok(listHistory, { container_id });
  expect(history.records[1]).toMatchObject({ action: 'question.duplicate', detail: { count: 2 } });
  expect(await app.as(author).ok(undoInQuestions, { container_id, history_id })).toMatchObject({ undone: 2 });
  expect((await textsOf(container_id)).slice(3)).toEqual(['<p>one (copy 2)</p>']);
});

test('questions of other banks, and banks of others, are copied by nobody', async () => {
  const [own, other] = [await imported('one', 'two'), await imported('three', 'four')];
  const input = { container_id: own.container_id, content_ids: [other.ids[0]!] };
  expect((await app.as(author).refused(duplicateQuestions, input)).problem).toBe('questions.not_found');
  const colleague = await app.make.person({ institution_id: author.institution_id });
  const refused = await app
    .as(colleague)
    .refused(duplicateQuestions, { ...input, content_ids: [own.ids[0]!] });
  expect(refused.problem).toMatch(/^container\./);
});

test('chosen questions alone are exported, in the order of their bank', async () => {
  const { container_id, ids } = await imported('one', 'two', 'three');
  const input = { container_id, content_ids: [ids[2]!, ids[0]!], format: 'json' };
  const reply = await app.post(exportQuestions.path, input, author.session_id);
  const { questions } = JSON.parse(reply.body) as { questions: { question: string }[] };
  expect(questions.map(({ question }) => question)).toEqual(['<p>one</p>', '<p>three</p>']);
});

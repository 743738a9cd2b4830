import {
  importQuestions,
  listHistory,
  listQuestions,
  changeQuestions,
  openContainer,
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

const idsOf = async (container_id: string): Promise<string[]> =>
  (await app.as(author).ok(listQuestions, { container_id })).records.map((each) => each.content_id);

async function imported(...questions: string[]) {
  const { container_id } = await app.make.container({ author });
  const file = csv(...questions.map((question) => row(question)));
  const { history_id } = await app.as(author).ok(importQuestions, { container_id }, file);
  return { container_id, history_id };
}

test('a whole import is undone, also of a bank that was empty before, and once only', async () => {
  const of = await imported('one', 'two', 'three');
  expect(await app.as(author).ok(undoInQuestions, of)).toEqual({ undone: 3, kept: [], total_kept: 0 });
  expect(await idsOf(of.container_id)).toEqual([]);
  expect((await app.as(author).ok(openContainer, of)).total_questions).toBe(0);
  const { records } = await app.as(author).ok(listHistory, of);
  expect(records[0]).toMatchObject({ action: 'question.undo', total_changes: 3, detail: { of: 'import' } });
  expect(records.map(({ action, is_undone }) => [action, is_undone])).toEqual([
    ['question.undo', false],
    ['import', true],
  ]);
  expect(await app.as(author).ok(undoInQuestions, of)).toMatchObject({ undone: 0, total_kept: 0 });
});

test('what was changed since the import is named and stays, as does what came from elsewhere', async () => {
  const of = await imported('one', 'two', 'three');
  const { container_id } = of;
  await app.as(author).ok(importQuestions, { container_id }, csv(row('four'), row('five')));
  const [, two] = await idsOf(container_id);
  await app
    .as(author)
    .ok(changeQuestions, { container_id, changes: [{ content_ids: [two!], difficulty: 9 }] });
  expect(await app.as(author).ok(undoInQuestions, of)).toEqual({
    undone: 2,
    kept: [{ content_id: two, position: 2, text: 'two', reason: 'changed' }],
    total_kept: 1,
  });
  expect(await idsOf(container_id)).toHaveLength(3);
  // What stays may be undone yet, once it is not in use any more.
  expect((await app.as(author).ok(listHistory, of)).records.some((each) => each.is_undone)).toBe(false);
});

test('nobody else undoes it, and nothing else of the history is undone so', async () => {
  const of = await imported('one', 'two');
  const colleague = await app.make.person({ institution_id: author.institution_id });
  expect((await app.as(colleague).refused(undoInQuestions, of)).problem).toMatch(/^container\./);
  const { container_id } = of;
  await app.as(author).ok(changeQuestions, { container_id, changes: [{ content_ids: [], difficulty: 9 }] });
  const { history_id } = (await app.as(author).ok(listHistory, of)).records[0]!;
  const wrong = await app.as(author).refused(undoInQuestions, { container_id, history_id });
  expect(wrong.problem).toBe('history.not_found');
});

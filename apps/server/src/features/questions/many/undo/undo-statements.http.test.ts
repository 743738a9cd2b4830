import { importQuestions, undoInQuestions } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFaultyDb, type FaultyDb } from '../../../../testing/faults.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../../testing/index.ts';
import { csv, row } from '../../transfer/testing/csv-questions.ts';

let db: FaultyDb;
let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp({}, (own) => (db = makeFaultyDb(own)));
  author = await app.make.person();
});
afterAll(() => app.close());

async function imported(count: number) {
  const { container_id } = await app.make.container({ author });
  const rows = Array.from({ length: count }, (_, n) => row(`water ${n}`));
  const { history_id } = await app.as(author).ok(importQuestions, { container_id }, csv(...rows));
  return { container_id, history_id };
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = db.statements();
  await work();
  return db.statements() - before;
}

test('undoing an import asks as much of the database for many questions as for few', async () => {
  const [few, many] = [await imported(2), await imported(60)];
  const undo = (of: typeof few) => statementsOf(() => app.as(author).ok(undoInQuestions, of));
  const ofFew = await undo(few);
  expect(ofFew).toBeGreaterThan(5);
  // What passes beside it may ask a little more, but nothing asks once for each question.
  expect(await undo(many)).toBeLessThan(ofFew + 10);
});

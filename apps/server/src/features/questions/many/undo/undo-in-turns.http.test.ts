import { setImmediate } from 'node:timers/promises';
import { findInQuestions, importQuestions, replaceInQuestions, undoInQuestions } from '@takhti/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFaultyDb, type FaultyDb } from '../../../../testing/faults.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../../testing/index.ts';
import { csv, row } from '../../transfer/testing/csv-questions.ts';

vi.mock('node:timers/promises', { spy: true });

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
  expect(await undo(many)).toBe(ofFew);
});

test('undoing a replacement lets others have their turn between questions', async () => {
  const { container_id } = await imported(20);
  const wanted = { container_id, find: 'water', replace: 'ice' };
  const { seen } = await app.as(author).ok(findInQuestions, wanted);
  const { history_id } = await app.as(author).ok(replaceInQuestions, { ...wanted, seen });
  vi.mocked(setImmediate).mockClear();
  await app.as(author).ok(undoInQuestions, { container_id, history_id: history_id! });
  expect(vi.mocked(setImmediate).mock.calls.length).toBeGreaterThanOrEqual(20);
});

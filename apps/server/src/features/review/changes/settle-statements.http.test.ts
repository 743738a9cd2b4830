import { saveQuestion, settleChanges, suggestQuestion } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFaultyDb, type FaultyDb } from '../../../testing/faults.ts';
import { makeTestApp, questionDoc, type TestApp } from '../../../testing/index.ts';
import { makeSchool, type School } from '../../../testing/school.ts';
import { betweenDesks } from '../testing/between-desks.ts';
import { editOf } from '../testing/reviewed.ts';

/** A savepoint, the change, its question and skill, what is written of both, and nothing of the container. */
const MOST_FOR_EACH = 9;

let db: FaultyDb;
let server: TestApp;
let school: School;
beforeAll(async () => {
  server = await makeTestApp({}, (own) => (db = makeFaultyDb(own)));
  school = await makeSchool(server);
});
afterAll(() => server.close());

/** How many statements it takes to reject as many suggestions, one in each question. */
async function statementsFor(count: number): Promise<number> {
  const { author, first: reviewer } = school;
  const { container_id } = await school.draft();
  const desks = betweenDesks({ server, school, author, reviewer }, container_id);
  const questions = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      server.as(author).ok(saveQuestion, { ...questionDoc({ question: `<p>${at}?</p>` }), container_id }),
    ),
  );
  await desks.toReview();
  for (const question of questions)
    await server.as(reviewer).ok(suggestQuestion, editOf(question, { difficulty: 9 }));
  await desks.back();
  const { change_ids } = await desks.changes();
  const changes = change_ids.map((change_id) => ({ change_id, decision: 'rejected' as const }));
  const before = db.statements();
  const { settled } = await server.as(author).ok(settleChanges, { container_id, changes });
  expect(settled).toHaveLength(count);
  return db.statements() - before;
}

test('settling many changes locks and reads their container once', async () => {
  const [few, many] = [await statementsFor(2), await statementsFor(12)];
  expect((many - few) / 10).toBeLessThanOrEqual(MOST_FOR_EACH);
});

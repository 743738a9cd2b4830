import {
  deleteQuestions,
  importQuestions,
  listQuestions,
  saveQuestion,
  undoInQuestions,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeBank } from '../../../testing/published-content.ts';
import { listAllQuestions } from './questions-in-pieces.ts';
import { csv, row } from '../transfer/testing/csv-questions.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const long = 'a'.repeat(9_000);

test('a bank that holds as much as one may takes no long question more, by hand or from a file', async () => {
  const { bank, questions } = await makeBank(app, author, [{}]);
  const { container_id } = bank;
  const question = questions[0]!;
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('questions')
      .set({ feedback: sql`repeat('x', ${sql.lit(limits.bank.bytes)})` })
      .where('institution_id', '=', question.institution_id)
      .where('content_id', '=', question.content_id)
      .execute(),
  );
  const as = app.as(author);
  const doc = questionDoc({ question: `<p>${long}</p>` });
  expect((await as.refused(saveQuestion, { container_id, ...doc })).problem).toBe('questions.bank_full');
  const file = csv(row(`One ${long}`), row(`Two ${long}`));
  expect((await as.refused(importQuestions, { container_id }, file)).problem).toBe('questions.bank_full');
  const only = await app.db.inReadTransaction((tx) =>
    tx.selectFrom('questions').select('content_id').where('container_id', '=', container_id).execute(),
  );
  expect(only).toHaveLength(1);
  // As many short ones as one import brings fit anyway: they are not counted.
  await as.ok(saveQuestion, { container_id, ...questionDoc({ question: '<p>short</p>' }) });
  // Beyond that many they are: nobody fills a bank with short ones either.
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({ total_questions: limits.import.max_questions })
      .where('institution_id', '=', question.institution_id)
      .where('container_id', '=', container_id)
      .execute(),
  );
  const shorter = questionDoc({ question: '<p>shorter</p>' });
  expect((await as.refused(saveQuestion, { container_id, ...shorter })).problem).toBe('questions.bank_full');
});

test('a bank with room takes long questions', async () => {
  const { bank } = await makeBank(app, author, [{}]);
  const { container_id } = bank;
  const doc = questionDoc({ question: `<p>${long}</p>` });
  await app.as(author).ok(saveQuestion, { container_id, ...doc });
  expect((await app.as(author).ok(listQuestions, { container_id })).records).toHaveLength(2);
});

test('a bank that is full by now takes nothing back that was deleted', async () => {
  const { bank, questions } = await makeBank(app, author, [{}, { question: `<p>Deleted ${long}</p>` }]);
  const { container_id } = bank;
  const as = app.as(author);
  const content_ids = questions.slice(1).map(({ content_id }) => content_id);
  const { history_id } = await as.ok(deleteQuestions, { container_id, content_ids });
  const fill = (bytes: number) =>
    app.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ feedback: sql`repeat('x', ${sql.lit(bytes)})` })
        .where('institution_id', '=', bank.institution_id)
        .where('container_id', '=', container_id)
        .execute(),
    );
  await fill(limits.bank.bytes);
  expect((await as.refused(undoInQuestions, { container_id, history_id })).problem).toBe(
    'questions.bank_full',
  );
  await fill(1);
  expect((await as.ok(undoInQuestions, { container_id, history_id })).undone).toBe(1);
});

test('no more questions of a bank are read than are wanted, the first ones', async () => {
  const texts = ['<p>One</p>', '<p>Two</p>', `<p>Three ${long}</p>`];
  const { bank } = await makeBank(
    app,
    author,
    texts.map((question) => ({ question })),
  );
  const read = async (first?: number) =>
    (await app.db.inReadTransaction((tx) => listAllQuestions(tx, bank, first))).map(
      ({ question }) => question,
    );
  expect(await read(2)).toEqual(texts.slice(0, 2));
  expect(await read()).toEqual(texts);
});

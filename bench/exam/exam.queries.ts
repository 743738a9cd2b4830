import { sql } from 'kysely';
import type { Db, Tx } from '../../apps/server/src/platform/db/index.ts';
import { publishedQuestion, SHOWN } from '../calls/content.ts';
import { id, sqlId } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';
import { exam } from './learners.ts';

/** What an answer weighs at least: as a row by itself, written by one statement of one connection. */
export async function insertBare(db: Db, attempt: number, body: string): Promise<void> {
  await db.inTransaction((tx) =>
    sql`insert into bench_answers (attempt, body) values (${attempt}, ${body}::jsonb)`.execute(tx),
  );
}

export async function makeBareTable(tx: Tx): Promise<void> {
  await sql`create table bench_answers (answer bigserial primary key, attempt int not null, body jsonb not null)`.execute(
    tx,
  );
}

/** Attempts beyond one for each learner of the exam: each would be counted twice. */
export async function countDoubled(tx: Tx): Promise<number> {
  const { rows } = await sql<{ doubled: number }>`
    select (count(*) - count(distinct user_id))::int as doubled from attempts
    where institution_id = ${INSTITUTION} and content_id = ${id('content', exam)} and user_id like 'examinee-%'
      and finished_on is not null`.execute(tx);
  return rows[0]?.doubled ?? 0;
}

/** Takes the statistics that the database plans by. */
export async function analyse(tx: Tx): Promise<void> {
  await sql`analyze attempts`.execute(tx);
}

/** Finished attempts with all of their answers, by learners who know more and less. */
export async function seedFinished(tx: Tx, from: number, to: number): Promise<void> {
  const first = publishedQuestion(exam, 0);
  await sql
    .raw(
      `insert into attempts (institution_id, attempt_id, token_hash, content_id, publication_id, user_id, seed, question_ids, state,
         finished_on, result)
       select ${INSTITUTION}, ${sqlId('attempt', '(10000000 + n)')}, 'bench', '${id('content', exam)}', '${id('publication', exam)}',
         'seeded-' || n, 'bench', '[]', '{}', now(),
         jsonb_build_object('TotalQuestions', ${SHOWN}, 'CorrectQuestions', right_ones, 'GameScore', right_ones * 5,
           'TimeSpentInSeconds', 300 + n % 600, 'QuestionsData', lines)
       from generate_series(${from}, ${to}) n
       cross join lateral (
         select count(*) filter (where is_right) as right_ones, jsonb_agg(jsonb_build_object('QuestionId', question_id,
           'IsCorrect', is_right, 'status', case when is_right then 'c' else 'i' end, 'TimespentInSeconds', 5 + at,
           'UserAResponse', jsonb_build_array('o' || case when is_right then 1 else 2 + (n + at) % 3 end))) as lines
         from (
           select at, ${sqlId('published_question', `(${first} + at)`)} as question_id,
             (n * 7919 + at * 104729) % 100 < 20 + n % 60 + at as is_right
           from generate_series(0, ${SHOWN - 1}) at
         ) as line
       ) as result`,
    )
    .execute(tx);
}

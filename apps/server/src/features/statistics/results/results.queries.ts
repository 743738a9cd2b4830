import { limits } from '@takhti/domain';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** Of which content, and by which links; null for however it was opened. */
export interface ResultsKey {
  readonly institution_id: number;
  readonly content_id: string;
  readonly link_codes: readonly string[] | null;
}

const attemptsOf = (tx: Tx, { institution_id, content_id, link_codes }: ResultsKey) =>
  tx
    .selectFrom('attempts')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .$if(link_codes !== null, (query) => query.where('link_code', 'in', link_codes ?? []));
const finished = (tx: Tx, key: ResultsKey) => attemptsOf(tx, key).where('finished_on', 'is not', null);
// A learner with a result who opened it once more is not missing.
const started = (tx: Tx, key: ResultsKey) =>
  attemptsOf(tx, key)
    .where('finished_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('attempts as done')
            .select('done.attempt_id')
            .whereRef('done.institution_id', '=', 'attempts.institution_id')
            .whereRef('done.content_id', '=', 'attempts.content_id')
            .whereRef('done.user_id', '=', 'attempts.user_id')
            .whereRef('done.known_by', '=', 'attempts.known_by')
            .where('done.finished_on', 'is not', null),
        ),
      ),
    );

/** Unfinished attempts at a container by learners who have finished none, the latest first. */
export async function listStarted(tx: Tx, key: ResultsKey, limit: number) {
  return started(tx, key)
    .select(['attempt_id', 'user_id', 'known_by', 'started_on', 'saved_on'])
    .select(sql<number>`jsonb_array_length(question_ids)`.as('total'))
    .orderBy('saved_on', 'desc')
    .orderBy('attempt_id')
    .limit(limit)
    .execute();
}

export async function countStarted(tx: Tx, key: ResultsKey): Promise<number> {
  const { total } = await started(tx, key)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The finished attempts of a container, the latest first, with as much of their results as is shown: what learners typed stays in
 * the database, however much of it there is. A result that was stored otherwise may lack any part.
 * @param skipped how many later ones are left out
 * @param lines how many questions of each are read, from the first
 */
export async function listFinished(
  tx: Tx,
  key: ResultsKey,
  { limit, skipped, lines }: { limit: number; skipped: number; lines: number },
) {
  const page = finished(tx, key)
    .select(['attempt_id', 'user_id', 'known_by', 'finished_on', 'result'])
    .orderBy('finished_on', 'desc')
    .orderBy('attempt_id')
    .limit(limit)
    .offset(skipped);
  const { rows } = await sql<FinishedRow>`
    with page as materialized (${page})
    select attempt_id, user_id, known_by, finished_on, head."GameScore" as score, head."CorrectQuestions" as right,
      head."TotalQuestions" as total, head."TimeSpentInSeconds" as seconds, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'number', "QuestionNo", 'question_id', "QuestionId", 'status', status, 'seconds', "TimespentInSeconds",
          'share', coalesce(credit, case when "IsCorrect" = 'true' then '1'::jsonb else '0'::jsonb end)
        ) order by place), '[]')
        from rows from (jsonb_to_recordset(
          case when jsonb_typeof(head."QuestionsData") = 'array' then head."QuestionsData" else '[]' end
        ) as ("QuestionNo" jsonb, "QuestionId" jsonb, status jsonb, "TimespentInSeconds" jsonb, credit jsonb, "IsCorrect" jsonb))
          with ordinality as line("QuestionNo", "QuestionId", status, "TimespentInSeconds", credit, "IsCorrect", place)
        where place <= ${lines}
      ) as lines
    from page cross join lateral jsonb_to_record(
      case when jsonb_typeof(result) = 'object' then result else '{}' end
    ) as head(
      "GameScore" jsonb, "CorrectQuestions" jsonb, "TotalQuestions" jsonb, "TimeSpentInSeconds" jsonb, "QuestionsData" jsonb
    )
    order by finished_on desc, attempt_id`.execute(tx);
  return rows;
}

/** One of them. */
interface FinishedRow extends Pick<
  Selectable<Database['attempts']>,
  'attempt_id' | 'user_id' | 'known_by' | 'finished_on'
> {
  readonly score: unknown;
  readonly right: unknown;
  readonly total: unknown;
  readonly seconds: unknown;
  readonly lines: unknown;
}

export async function countFinished(tx: Tx, key: ResultsKey): Promise<number> {
  const { total } = await finished(tx, key)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * How each question of the latest attempts was answered, the hardest first, with the version in which it was asked last. Learners who
 * left a question out do not count for its difficulty.
 */
export async function countAsked(tx: Tx, key: ResultsKey) {
  const { asked_of, asked } = limits.results;
  const latest = finished(tx, key)
    .select(['publication_id', 'finished_on', 'result'])
    .orderBy('finished_on', 'desc')
    .limit(asked_of);
  const { rows } = await sql<{
    question_id: string;
    publication_id: string;
    right: number;
    answered: number;
  }>`
    select question_id, (array_agg(publication_id order by finished_on desc))[1] as publication_id,
      count(*) filter (where status = 'c')::int as right, count(*) filter (where status <> 'n')::int as answered
    from (
      select latest.publication_id, latest.finished_on, line."QuestionId" as question_id, line.status
      from ${latest} as latest cross join lateral jsonb_to_recordset(
        case when jsonb_typeof(result -> 'QuestionsData') = 'array' then result -> 'QuestionsData' else '[]' end
      ) as line("QuestionId" text, status text)
    ) as each
    group by question_id
    order by (count(*) filter (where status = 'c'))::float8 / nullif(count(*) filter (where status <> 'n'), 0),
      question_id
    limit ${asked}`.execute(tx);
  return rows;
}

/** The names of people of an institution by their ids; nothing for people of another. */
export async function selectNames(
  tx: Tx,
  institution_id: number,
  user_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['user_id', 'full_name'])
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', [...user_ids].slice(0, limits.results.most_rows))
    .execute();
  return new Map(rows.map(({ user_id, full_name }) => [user_id, full_name]));
}

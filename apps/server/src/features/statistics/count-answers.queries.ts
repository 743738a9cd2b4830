import type { ItemSums, ResponseSums } from '@takhti/content-types/question-kinds/statistics';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

interface VersionKey {
  readonly institution_id: number;
  readonly publication_id: string;
}

// The first attempt of each known learner: who tries again has seen the questions.
const taken = ({ institution_id, publication_id }: VersionKey) => sql`taken as materialized (
  select attempt_id, result, (result ->> 'TotalQuestions')::int as total, (result ->> 'CorrectQuestions')::int as correct
  from (
    select attempt_id, result, row_number() over (
      partition by case when known_by = '' then attempt_id::text else user_id end order by started_on, attempt_id
    ) as place
    from attempts
    where institution_id = ${institution_id} and publication_id = ${publication_id} and finished_on is not null
      and jsonb_typeof(result -> 'QuestionsData') = 'array'
  ) as each where place = 1
)`;

// The rest of the test: the share of right answers to all other questions of the attempt.
const answers = sql`answers as (
  select taken.attempt_id, line."QuestionId" as question_id, line."IsCorrect" as is_correct, line.status,
    line."TimespentInSeconds" as seconds, line."UserAResponse" as responses,
    case when total > 1 then (correct - case when line."IsCorrect" then 1 else 0 end)::float8 / (total - 1) end as rest
  from taken cross join lateral jsonb_to_recordset(result -> 'QuestionsData') as line(
    "QuestionId" uuid, "IsCorrect" boolean, status text, "TimespentInSeconds" float8, "UserAResponse" jsonb
  )
)`;

const rounded = (value: ReturnType<typeof sql>) => sql`round((${value})::numeric, 3)::float8`;

/** Every question of a version that was shown, counted. */
export async function countItems(tx: Tx, key: VersionKey): Promise<ItemSums[]> {
  const { rows } = await sql<ItemSums>`with ${taken(key)}, ${answers}
    select question_id, count(*)::int as shown,
      count(*) filter (where status <> 'n')::int as answered,
      count(*) filter (where status <> 'n' and is_correct)::int as correct,
      ${rounded(sql`corr(case when is_correct then 1 else 0 end, rest) filter (where status <> 'n')`)} as discrimination,
      percentile_cont(0.5) within group (order by seconds) filter (where status <> 'n') as median_seconds,
      avg(rest) filter (where status <> 'n') as mean_rest,
      stddev_pop(rest) filter (where status <> 'n') as spread_rest
    from answers group by question_id`.execute(tx);
  return rows;
}

/** Every option that was chosen, and the answers that were typed most, counted. */
export async function countResponses(tx: Tx, key: VersionKey, most: number): Promise<ResponseSums[]> {
  const { rows } = await sql<ResponseSums>`with ${taken(key)}, ${answers}
    select question_id, response, picked, mean_rest from (
      select question_id, response, count(*)::int as picked, avg(rest) as mean_rest,
        row_number() over (partition by question_id order by count(*) desc, response) as place
      from answers cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(responses) = 'array' then responses else '[]' end
      ) as response
      where status <> 'n' and response <> ''
      group by question_id, response
    ) as each where place <= ${most}`.execute(tx);
  return rows;
}

/** How the attempts of a version went as a whole. */
export async function countAttempts(tx: Tx, key: VersionKey) {
  const { rows } = await sql<{
    attempts: number;
    mean_percent: number | null;
    median_seconds: number | null;
    tenths: Record<string, number>;
  }>`with ${taken(key)}, scored as (
      select (result ->> 'GameScore')::float8 as score, (result ->> 'TimeSpentInSeconds')::float8 as seconds from taken
    )
    select count(*)::int as attempts, round(avg(score)::numeric, 1)::float8 as mean_percent,
      percentile_cont(0.5) within group (order by seconds) as median_seconds,
      coalesce((select jsonb_object_agg(tenth, total) from (
        select least(9, floor(score / 10))::int as tenth, count(*)::int as total from scored group by 1
      ) as each), '{}') as tenths
    from scored`.execute(tx);
  const [row] = rows;
  return row ?? { attempts: 0, mean_percent: null, median_seconds: null, tenths: {} };
}

import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';
import { sqlId } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';

/** Learners of one school; each school has two grades. */
const SCHOOL = 500;

/** Makes of a published assessment a competition that runs, with the clock of its totals. */
export async function seedCompetition(tx: Tx, content_id: string, doc: object, clock: string): Promise<void> {
  const json_data = JSON.stringify(doc);
  await sql`update containers set content_type = 'competition', json_data = ${json_data}::jsonb
    where content_id = ${content_id}`.execute(tx);
  await sql`update publications set content_type = 'competition', json_data = ${json_data}::jsonb
    where content_id = ${content_id}`.execute(tx);
  await sql`insert into competition_clocks values (${INSTITUTION}, ${content_id}, ${clock})`.execute(tx);
}

/** Learners with a result each, and their totals of all time, of this month and of today. */
export async function seedLearners(
  tx: Tx,
  of: { readonly content_id: string; readonly clock: string; readonly token_hash: string },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const player = sql.raw(sqlId('player', 'n'));
  const school = sql.raw(`'School ' || n / ${SCHOOL}`);
  const grade = sql.raw(`(4 + n % 2)::text`);
  const points = sql.raw(`(n::bigint * 7919 % 301)::int`);
  const every = sql.raw(`generate_series(${from}, ${to}) n`);
  await sql`insert into competition_players (institution_id, player_id, content_id, token_hash, name, entered_by, school, grade,
      user_id, known_by, joined_on)
    select ${INSTITUTION}, ${player}, ${of.content_id}, ${of.token_hash}, 'Learner', 'school', ${school}, ${grade}, '', '', now() - interval '2 days'
    from ${every}`.execute(tx);
  await sql`insert into competition_points (institution_id, content_id, player_id, attempt_id, lesson_id, score, points, scored_on)
    select ${INSTITUTION}, ${of.content_id}, ${player}, gen_random_uuid(), ${of.content_id}, 100, ${points}, now() - n % 86400 * interval '1 second'
    from ${every}`.execute(tx);
  await sql`insert into competition_totals (institution_id, content_id, clock, player_id, period, starts_on, points, reached_on,
      entered_by, school, grade)
    select ${INSTITUTION}, ${of.content_id}, ${of.clock}, ${player}, period, starts_on, ${points}, now() - n % 86400 * interval '1 second',
      'school', ${school}, ${grade}
    from ${every}, (values (0, current_date), (1, current_date), (2, date_trunc('month', current_date)::date),
      (3, date '1970-01-01'), (4, date '1970-01-01')) as of (period, starts_on)`.execute(tx);
}

/** What counting a result writes, as the server writes it: the points, and what they add to each period. */
export const countStatements = (content_id: string, clock: string, player_id: string): string[] => [
  `insert into competition_points (institution_id, content_id, player_id, attempt_id, lesson_id, score, points, scored_on)
   values (${INSTITUTION}, '${content_id}', '${player_id}', gen_random_uuid(), '${content_id}', 100, 5, now())`,
  `insert into competition_totals (institution_id, content_id, clock, player_id, period, starts_on, points, reached_on, entered_by, school, grade)
   select ${INSTITUTION}, '${content_id}', '${clock}', '${player_id}', period, starts_on, 5, now(), 'school', 'School 0', '4'
   from (values (0, current_date), (1, current_date), (2, date_trunc('month', current_date)::date),
     (3, date '1970-01-01'), (4, date '1970-01-01')) as of (period, starts_on)
   on conflict (institution_id, player_id, clock, period, starts_on)
   do update set points = competition_totals.points + excluded.points, reached_on = excluded.reached_on`,
];

/** The least that could answer for a board: its first twenty, by the driver alone. */
export const bareStatement = `select player_id, points from competition_totals
  where institution_id = $1 and content_id = $2 and clock = $3 and period = 3 and starts_on = '1970-01-01' and points > 0
  order by points desc, reached_on, player_id limit 20`;

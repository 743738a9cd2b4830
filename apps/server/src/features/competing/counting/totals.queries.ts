import { leaderboardPeriods, periodStart, type CompetitionClock } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Competitor } from '../competitors.queries.ts';

type Content = Pick<Competitor, 'institution_id' | 'content_id'>;

const periods = Object.values(leaderboardPeriods);

/** The key of the clock by which totals are stored. */
export function clockOf({ timezone, weeklyawardday }: CompetitionClock): string {
  return `${timezone} ${weeklyawardday}`;
}

/** Whether totals by this clock exist; the first result that is counted by it creates them. */
export async function hasTotals(tx: Tx, content: Content, clock: CompetitionClock): Promise<boolean> {
  const found = await tx
    .selectFrom('competition_clocks')
    .select('clock')
    .where('institution_id', '=', content.institution_id)
    .where('content_id', '=', content.content_id)
    .where('clock', '=', clockOf(clock))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Adds the points of a result, which are stored already. The first result by a clock computes its totals from all points, and
 * deletes those of the clock before, which would miss new results; concurrent results wait for it.
 */
export async function addToTotals(
  tx: Tx,
  competitor: Competitor,
  clock: CompetitionClock,
  { points, scored_on }: { readonly points: number; readonly scored_on: Date },
): Promise<void> {
  const { institution_id, content_id, player_id, entered_by, school, grade } = competitor;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('competition_clocks')
    .values({ institution_id, content_id, clock: clockOf(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    await deleteOtherClocks(tx, competitor, clock);
    return makeTotals(tx, competitor, clock);
  }
  // Another clock has replaced it at this moment: start again.
  if (!(await shareClock(tx, competitor, clock)))
    return addToTotals(tx, competitor, clock, { points, scored_on });
  const rows = periods.map((period) => ({
    institution_id,
    content_id,
    clock: clockOf(clock),
    player_id,
    period,
    starts_on: periodStart(period, scored_on, clock),
    points,
    reached_on: scored_on,
    entered_by,
    school,
    grade,
  }));
  await tx
    .insertInto('competition_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'player_id', 'clock', 'period', 'starts_on']).doUpdateSet({
        points: sql`competition_totals.points + excluded.points`,
        reached_on: sql`excluded.reached_on`,
      }),
    )
    .execute();
}

/** Puts a returning competitor back on all boards, with their old points. */
export async function restoreTotals(tx: Tx, competitor: Competitor, clock: CompetitionClock): Promise<void> {
  // Without totals the first result will compute them from all points.
  if (await shareClock(tx, competitor, clock)) await makeTotals(tx, competitor, clock, competitor.player_id);
}

/** Subtracts paid coins from the coin totals, for every clock. */
export async function takeFromTotals(tx: Tx, { institution_id, player_id }: Competitor, coins: number) {
  await tx
    .updateTable('competition_totals')
    .set({ points: sql`points - ${coins}::int` })
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .where('period', '=', leaderboardPeriods.redeem)
    .execute();
}

/** Removes a competitor from all boards. */
export async function deleteTotals(
  tx: Tx,
  { institution_id, player_id }: Pick<Competitor, 'institution_id' | 'player_id'>,
) {
  await tx
    .deleteFrom('competition_totals')
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .execute();
}

/** Locks a clock until the transaction ends. @returns false if it is gone */
async function shareClock(tx: Tx, content: Content, clock: CompetitionClock): Promise<boolean> {
  const found = await tx
    .selectFrom('competition_clocks')
    .select('clock')
    .where('institution_id', '=', content.institution_id)
    .where('content_id', '=', content.content_id)
    .where('clock', '=', clockOf(clock))
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the totals of earlier clocks, once all transactions that add to them have ended. */
async function deleteOtherClocks(
  tx: Tx,
  { institution_id, content_id }: Content,
  clock: CompetitionClock,
): Promise<void> {
  for (const table of ['competition_clocks', 'competition_totals'] as const)
    await tx
      .deleteFrom(table)
      .where('institution_id', '=', institution_id)
      .where('content_id', '=', content_id)
      .where('clock', '<>', clockOf(clock))
      .execute();
}

/** Computes the totals of a clock from all points of a competition, or of one competitor. */
async function makeTotals(
  tx: Tx,
  content: Content,
  clock: CompetitionClock,
  player_id: string | null = null,
): Promise<void> {
  const { institution_id, content_id } = content;
  // Clocks differ by multiples of 15 minutes, so each such interval is within one day everywhere.
  const isTheirs = player_id === null ? sql`` : sql`and one.player_id = ${player_id}`;
  const { rows: quarters } = await sql<{ quarter: string }>`
    select distinct date_bin('15 minutes', scored_on, timestamptz '2000-01-01 00:00:00Z') as quarter
    from competition_points one
    where one.institution_id = ${institution_id} and one.content_id = ${content_id} ${isTheirs}`.execute(tx);
  const days = quarters.flatMap(({ quarter }) =>
    periods.map((period) => ({ quarter, period, starts_on: periodStart(period, new Date(quarter), clock) })),
  );
  await sql`
    insert into competition_totals (institution_id, content_id, clock, player_id, period, starts_on, points,
      reached_on, entered_by, school, grade)
    select competitor.institution_id, competitor.content_id, ${clockOf(clock)}, competitor.player_id, day.period, day.starts_on,
      sum(one.points) - case when day.period = ${leaderboardPeriods.redeem} then competitor.redeemed_coins else 0 end,
      max(one.scored_on) filter (where one.points > 0), competitor.entered_by, competitor.school, competitor.grade
    from competition_points one
    join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (quarter timestamptz, period smallint, starts_on date)
      on day.quarter = date_bin('15 minutes', one.scored_on, timestamptz '2000-01-01 00:00:00Z')
    join competition_players competitor
      on competitor.institution_id = one.institution_id and competitor.player_id = one.player_id
    where one.institution_id = ${institution_id} and one.content_id = ${content_id}
      and competitor.left_on is null and one.points > 0 ${isTheirs}
    group by competitor.institution_id, competitor.player_id, day.period, day.starts_on`.execute(tx);
}

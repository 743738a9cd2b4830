import type { CompetitionClock, LeaderboardPeriod } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { BoardRequest, Place } from './counting/points.queries.ts';
import { clockOf } from './counting/totals.queries.ts';

/** A board of totals. */
export interface TotalsRequest extends BoardRequest {
  readonly period: LeaderboardPeriod;
  readonly starts_on: string;
  readonly clock: CompetitionClock;
}

/** The first places of a leaderboard and one's own, as `listPlaces` of the points gives them. */
export async function listPlacesOfTotals(tx: Tx, request: TotalsRequest): Promise<Place[]> {
  const board = sql`${rowsOf(request)} ${areIn}`;
  const { rows } = await sql<Place>`
    with first as (${firstOf(board, request.most)}), mine as (
      select player_id, points from ${board} and player_id = ${request.me.player_id}
    ), shown as (
      select * from first
      union all
      select player_id, points, 1 + (select count(*) from ${board} and points > mine.points)::int, ${request.most}::int + 1
      from mine where player_id not in (select player_id from first)
    )
    select ${placeColumns}, (select count(*) from ${board})::int as total
    from shown ${withNames(request)}`.execute(tx);
  return rows;
}

/** The number of learners by their points. */
export type PointCounts = ReadonlyMap<number, number>;

/** The same without counting in the query: the counts come from the cache. */
export async function listPlacesByCounts(
  tx: Tx,
  request: TotalsRequest,
  counts: PointCounts,
): Promise<Place[]> {
  const board = sql`${rowsOf(request)} ${areIn}`;
  const { rows } = await sql<Omit<Place, 'total'>>`
    with first as (${firstOf(board, request.most)}), shown as (
      select * from first
      union all
      select player_id, points, 0, ${request.most}::int + 1 from ${board} and player_id = ${request.me.player_id}
        and player_id not in (select player_id from first)
    )
    select ${placeColumns} from shown ${withNames(request)}`.execute(tx);
  const total = Math.max(
    rows.length,
    sumOf(counts, () => true),
  );
  const last = rows.findLast(({ place }) => place > 0);
  return rows.map((each) => {
    if (each.place > 0 || !last) return { ...each, total };
    const ahead = sumOf(counts, (points) => points > each.points);
    const place = each.points === last.points ? last.place : Math.max(request.most, ahead) + 1;
    return { ...each, place, total };
  });
}

/** The number of learners on a board, at most `most`. */
export async function countOnBoard(tx: Tx, request: TotalsRequest, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${rowsOf(request)} limit ${most}) as counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function countByPoints(tx: Tx, request: TotalsRequest): Promise<PointCounts> {
  const { rows } = await sql<{ points: number; count: number }>`
    select points, count(*)::int as count from ${rowsOf(request)} group by points`.execute(tx);
  return new Map(rows.map(({ points, count }) => [points, count]));
}

function sumOf(counts: PointCounts, isCounted: (points: number) => boolean): number {
  let sum = 0;
  for (const [points, count] of counts) if (isCounted(points)) sum += count;
  return sum;
}

function rowsOf({ me, scope, period, starts_on, clock }: TotalsRequest) {
  const isOwnSchool =
    scope === 'country' ? sql`` : sql`and entered_by = ${me.entered_by} and school = ${me.school}`;
  const isOwnGrade = scope === 'class' ? sql`and grade = ${me.grade}` : sql``;
  return sql`competition_totals where institution_id = ${me.institution_id} and content_id = ${me.content_id}
    and clock = ${clockOf(clock)} and period = ${period} and starts_on = ${starts_on}::date and points > 0
    ${isOwnSchool} ${isOwnGrade}`;
}

// Totals may still be added while a learner leaves.
const areIn = sql`and exists (select from competition_players competitor
  where competitor.institution_id = competition_totals.institution_id
    and competitor.player_id = competition_totals.player_id and competitor.left_on is null)`;

function firstOf(board: ReturnType<typeof rowsOf>, most: number) {
  return sql`
    select player_id, points, rank() over (order by points desc)::int as place,
      row_number() over (order by points desc, reached_on, player_id)::int as line
    from (select * from ${board} order by points desc, reached_on, player_id limit ${most}) as ahead`;
}

const placeColumns = sql`shown.player_id, competitor.name, competitor.school, competitor.entered_by, shown.points, shown.place`;

function withNames({ me }: TotalsRequest) {
  return sql`join competition_players competitor
      on competitor.institution_id = ${me.institution_id} and competitor.player_id = shown.player_id
    order by shown.line`;
}

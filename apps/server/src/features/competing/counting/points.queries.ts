import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Competitor } from '../competitors.queries.ts';

type Key = Pick<Competitor, 'institution_id' | 'player_id'>;

/** Stores the points of a result, once. @returns false if they are stored already */
export async function insertPointsOnce(
  tx: Tx,
  row: Insertable<Database['competition_points']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('competition_points')
    .values(row)
    .onConflict((conflict) => conflict.columns(['institution_id', 'content_id', 'attempt_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** For each content with a result of a competitor: the best score, its points, and whether anything was answered. */
export async function listBestScores(tx: Tx, { institution_id, player_id }: Key) {
  return tx
    .selectFrom('competition_points')
    .select([
      'lesson_id',
      sql<number>`max(score)`.as('best'),
      sql<number>`sum(points)::int`.as('points'),
      sql<boolean>`bool_or(is_played)`.as('is_played'),
    ])
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .groupBy('lesson_id')
    .execute();
}

/** The competitors that a leaderboard compares. */
export interface BoardRequest {
  readonly me: Competitor;
  readonly scope: 'class' | 'school' | 'country';
  /** Places shown beside one's own. */
  readonly most: number;
}

/** A place on a leaderboard, and the number of places. */
export interface Place {
  readonly player_id: string;
  readonly name: string;
  readonly school: string;
  readonly entered_by: Competitor['entered_by'];
  readonly points: number;
  readonly place: number;
  readonly total: number;
}

/** The time from which points count. */
interface Since {
  readonly since: Date;
  /** Whether paid coins are subtracted. */
  readonly isOfCoins: boolean;
}

/**
 * The first places of a leaderboard and one's own, computed from all results. Equal points share a place; those who reached
 * them earlier come first.
 */
export async function listPlaces(
  tx: Tx,
  { me, scope, since, isOfCoins, most }: BoardRequest & Since,
): Promise<Place[]> {
  const coins = isOfCoins ? sql`- competitor.redeemed_coins` : sql``;
  const isOwnSchool =
    scope === 'country'
      ? sql``
      : sql`and competitor.school = ${me.school} and competitor.entered_by = ${me.entered_by}`;
  const isOwnGrade = scope === 'class' ? sql`and competitor.grade = ${me.grade}` : sql``;
  const { rows } = await sql<Place>`
    with sums as (
      select competitor.player_id, competitor.name, competitor.school, competitor.entered_by,
        (sum(one.points) ${coins})::int as points,
        max(one.scored_on) filter (where one.points > 0) as reached_on
      from competition_points one
      join competition_players competitor
        on competitor.institution_id = one.institution_id and competitor.player_id = one.player_id
      where one.institution_id = ${me.institution_id} and one.content_id = ${me.content_id}
        and one.scored_on >= ${since} and competitor.left_on is null ${isOwnSchool} ${isOwnGrade}
      group by competitor.institution_id, competitor.player_id
    ), places as (
      select *, rank() over (order by points desc)::int as place,
        row_number() over (order by points desc, reached_on, player_id)::int as line,
        count(*) over ()::int as total
      from sums where points > 0
    )
    select player_id, name, school, entered_by, points, place, total from places
    where line <= ${most} or player_id = ${me.player_id} order by line`.execute(tx);
  return rows;
}

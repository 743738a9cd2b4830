import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Competitor } from '../competitors.queries.ts';

type Key = Pick<Competitor, 'institution_id' | 'player_id'>;

/** Keeps what a result added, once. @returns false for one that is kept already */
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

/** The best score of a learner at each content that they have a result of, what it added, and whether they answered anything there. */
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

/** Which learners a leaderboard compares. */
export interface BoardWish {
  readonly me: Competitor;
  readonly scope: 'class' | 'school' | 'country';
  /** Places that are shown beside one's own. */
  readonly most: number;
}

/** A place on a leaderboard, and how many there are. */
export interface Place {
  readonly player_id: string;
  readonly name: string;
  readonly school: string;
  readonly entered_by: Competitor['entered_by'];
  readonly points: number;
  readonly place: number;
  readonly total: number;
}

/** From when on points count. */
interface Since {
  readonly since: Date;
  /** Whether coins that were given for the reward are taken off. */
  readonly isOfCoins: boolean;
}

/**
 * The first places of a leaderboard and one's own, added up of all results. Equal points have the same place; of them, who had theirs
 * earlier stands first.
 */
export async function listPlaces(
  tx: Tx,
  { me, scope, since, isOfCoins, most }: BoardWish & Since,
): Promise<Place[]> {
  const coins = isOfCoins ? sql`- player.redeemed_coins` : sql``;
  const isOwnSchool =
    scope === 'country'
      ? sql``
      : sql`and player.school = ${me.school} and player.entered_by = ${me.entered_by}`;
  const isOwnGrade = scope === 'class' ? sql`and player.grade = ${me.grade}` : sql``;
  const { rows } = await sql<Place>`
    with sums as (
      select player.player_id, player.name, player.school, player.entered_by,
        (sum(one.points) ${coins})::int as points,
        max(one.scored_on) filter (where one.points > 0) as reached_on
      from competition_points one
      join competition_players player
        on player.institution_id = one.institution_id and player.player_id = one.player_id
      where one.institution_id = ${me.institution_id} and one.content_id = ${me.content_id}
        and one.scored_on >= ${since} and player.left_on is null ${isOwnSchool} ${isOwnGrade}
      group by player.institution_id, player.player_id
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

import type { Tx } from '../../../platform/db/index.ts';

/** Deletes some competitors who entered before a moment without a login, and never had a result; returns how many. */
export async function deleteIdleCompetitors(tx: Tx, before: Date, limit: number): Promise<number> {
  const idle = tx
    .selectFrom('competition_players as competitor')
    .select(['competitor.institution_id', 'competitor.player_id'])
    .where('competitor.known_by', '=', '')
    .where('competitor.joined_on', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('competition_points as point')
            .select('point.player_id')
            .whereRef('point.institution_id', '=', 'competitor.institution_id')
            .whereRef('point.player_id', '=', 'competitor.player_id'),
        ),
      ),
    )
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('competition_players')
    .where((where) =>
      where(
        where.refTuple('institution_id', 'player_id'),
        'in',
        idle.$asTuple('institution_id', 'player_id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

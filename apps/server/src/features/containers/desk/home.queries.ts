import type { HistoryAction } from '@takhti/contract';
import { sql } from 'kysely';
import type { NotificationKind } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';

interface Person {
  readonly institution_id: number;
  readonly user_id: string;
  readonly level: number | null;
}

/** Counts a person's notifications since a moment, by kind, in the role that they work in. */
export async function countNotificationKinds(
  tx: Tx,
  { institution_id, user_id, level }: Person,
  since: Date,
): Promise<{ kind: NotificationKind; count: number }[]> {
  return tx
    .selectFrom('notifications')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('created_on', '>=', since.toISOString())
    .where((where) =>
      where.or([where('level', 'is', null), ...(level === null ? [] : [where('level', '=', level)])]),
    )
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

/**
 * For each day since a moment on which the person did any of these actions, on how many containers.
 * @param utc_offset minutes by which the person's clock is ahead of UTC
 */
export async function countDays(
  tx: Tx,
  { institution_id, user_id }: Person,
  since: Date,
  utc_offset: number,
  actions: readonly HistoryAction[] | null,
): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(happened_on at time zone 'UTC' + make_interval(mins => ${utc_offset}), 'YYYY-MM-DD')`;
  return tx
    .selectFrom('history')
    .select([day.as('day'), sql<number>`count(distinct container_id)::int`.as('count')])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('happened_on', '>=', since.toISOString())
    .$if(actions !== null, (query) => query.where('action', 'in', actions ?? []))
    .groupBy(sql`1`)
    .execute();
}

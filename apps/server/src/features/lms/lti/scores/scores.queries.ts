import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** The time that the last score said of a learner at a place; null where there is none. */
export async function selectLastScoreTime(
  tx: Tx,
  { institution_id, order_key }: { institution_id: number; order_key: string },
): Promise<string | null> {
  const { last } = await tx
    .selectFrom('lms_deliveries')
    .select(sql<string | null>`max(payload -> 'score' ->> 'timestamp')`.as('last'))
    .where('institution_id', '=', institution_id)
    .where('kind', '=', 'score')
    .where('order_key', '=', order_key)
    .executeTakeFirstOrThrow();
  return last;
}

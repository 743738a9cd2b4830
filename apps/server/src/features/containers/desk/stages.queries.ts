import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * How much content of an institution is on its way to being published, and since when nothing happened to the one that is
 * longest: by status and, of what reviewers have, by their level. What was sent back is its author's.
 */
export async function countStages(tx: Tx, institution_id: number) {
  const level = sql<number | null>`case when content_status <> 's' then waiting_level end`;
  return (
    tx
      .selectFrom('containers')
      .select([
        'content_status',
        level.as('level'),
        sql<number>`count(*)::int`.as('count'),
        sql<string>`min(last_activity)`.as('oldest'),
      ])
      .where('institution_id', '=', institution_id)
      // A literal, as in the condition of the index that serves this.
      .where('is_deleted', '=', sql.lit(0))
      .where('content_status', 'in', ['w', 'r', 's'])
      .groupBy(['content_status', level])
      .orderBy(sql`array_position(array['w', 'r', 's'], content_status::text)`)
      .orderBy(level)
      .execute()
  );
}

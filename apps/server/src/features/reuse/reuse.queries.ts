import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The container that is published under a content id; undefined when none is. */
export async function selectOptionalPublishedId(
  tx: Tx,
  institution_id: number,
  content_id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_published', '=', sql.lit(1))
    .where('is_deleted', '=', sql.lit(0))
    .executeTakeFirst();
  return row?.container_id;
}

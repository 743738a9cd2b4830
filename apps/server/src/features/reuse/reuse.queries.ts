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

/** The draft that is to replace published content, and whose it is; undefined when there is none. */
export async function selectOptionalDraft(tx: Tx, institution_id: number, content_id: string) {
  return tx
    .selectFrom('containers')
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'containers.institution_id')
        .onRef('users.user_id', '=', 'containers.user_id'),
    )
    .select(['containers.container_id', 'containers.user_id', 'users.full_name', 'containers.created_on'])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.content_id', '=', content_id)
    .where('containers.is_published', '=', sql.lit(0))
    .where('containers.is_deleted', '=', sql.lit(0))
    .executeTakeFirst();
}

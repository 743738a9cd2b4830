import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

/** The version of a container that is under work, and whose it is; undefined when there is none. */
export async function selectOptionalDraft(tx: Tx, institution_id: number, content_id: string) {
  return tx
    .selectFrom('containers')
    .innerJoin('users', joinPerson('containers.user_id'))
    .select(['containers.container_id', 'containers.user_id', 'users.full_name', 'containers.created_on'])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.content_id', '=', content_id)
    .where('containers.is_published', '=', sql.lit(0))
    .where('containers.is_deleted', '=', sql.lit(0))
    .executeTakeFirst();
}

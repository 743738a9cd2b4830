import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

/** The version of a container that is under work, and whose it is; undefined when there is none. */
export async function selectOptionalDraft(tx: Tx, institution_id: number, content_id: string) {
  return tx
    .selectFrom('containers')
    .innerJoin('users', joinPerson('containers.user_id'))
    .select(['containers.container_id', 'containers.user_id', 'containers.content_status'])
    .select(['users.full_name', 'containers.created_on'])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.content_id', '=', content_id)
    .where('containers.is_published', '=', sql.lit(0))
    .where('containers.is_deleted', '=', sql.lit(0))
    .executeTakeFirst();
}

/** How many next versions of what others published a person has under work, in review too. */
export async function countDraftsOfOthers(
  tx: Tx,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: string },
): Promise<number> {
  const { total } = await tx
    .selectFrom('containers')
    .innerJoin('containers as published', (join) =>
      join
        .onRef('published.institution_id', '=', 'containers.institution_id')
        .onRef('published.content_id', '=', 'containers.content_id'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .where('containers.institution_id', '=', institution_id)
    .where('containers.user_id', '=', user_id)
    .where('containers.is_published', '=', sql.lit(0))
    .where('containers.is_deleted', '=', sql.lit(0))
    .where('published.user_id', '<>', user_id)
    .where('published.is_published', '=', sql.lit(1))
    .where('published.is_deleted', '=', sql.lit(0))
    .executeTakeFirstOrThrow();
  return total;
}

import { limits } from '@takhti/domain';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Window } from '../../containers.queries.ts';

interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
}

// Nothing happens to what is deleted: its last activity is its end.
const keptUntil = sql<string>`containers.last_activity + make_interval(days => ${sql.lit(limits.bin.days)})`;

function deletedBy(tx: Tx, { institution_id, user_id }: Owner) {
  return tx
    .selectFrom('containers')
    .where('containers.institution_id', '=', institution_id)
    .where('containers.user_id', '=', user_id)
    .where('containers.is_deleted', '=', 1)
    .where('containers.content_status', 'in', ['d', 's'])
    .where(sql<SqlBool>`${keptUntil} > now()`);
}

/** What somebody deleted and can still bring back, the latest first, and how much of it there is. */
export async function listBin(tx: Tx, owner: Owner, { limit, offset }: Window) {
  const records = await deletedBy(tx, owner)
    .select(['container_id', 'title', 'language', 'content_type', 'content_status', 'grade', 'subject'])
    .select(['containers.last_activity as deleted_on', keptUntil.as('kept_until')])
    .orderBy('containers.last_activity', 'desc')
    .orderBy('containers.container_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await deletedBy(tx, owner)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { records, total };
}

/** Whether somebody's bin holds a container. */
export async function isInBin(tx: Tx, owner: Owner, container_id: string): Promise<boolean> {
  const found = await deletedBy(tx, owner)
    .select('containers.container_id')
    .where('containers.container_id', '=', container_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes a container out of the bin; false when another version of the same content is under work by now. */
export async function takeOutOfBin(
  tx: Tx,
  { institution_id }: Owner,
  container_id: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('containers')
    .set((eb) => ({ is_deleted: 0, version: eb('version', '+', 1), last_activity: sql<string>`now()` }))
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .where('is_deleted', '=', 1)
    .where(isOnlyDraft())
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function isOnlyDraft(): Expression<SqlBool> {
  return sql<SqlBool>`not exists (
    select from containers as other
    where other.institution_id = containers.institution_id and other.content_id = containers.content_id
      and other.container_id <> containers.container_id and other.is_deleted = 0 and other.is_published = 0)`;
}

import { limits } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Window } from '../../containers.queries.ts';

interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
  /** When they ask. */
  readonly asked_on: Date;
}

// Nothing happens to what is deleted: its last activity is its end.
const keptUntil = sql<string>`containers.last_activity + make_interval(days => ${sql.lit(limits.bin.days)})`;

function deletedBy(tx: Tx, { institution_id, user_id, asked_on }: Owner) {
  return tx
    .selectFrom('containers')
    .where('containers.institution_id', '=', institution_id)
    .where('containers.user_id', '=', user_id)
    .where('containers.is_deleted', '=', 1)
    .where('containers.content_status', 'in', ['d', 's'])
    .where(sql<SqlBool>`${keptUntil} > ${asked_on.toISOString()}`);
}

/** One page of a person's recycle bin, the latest first, and its length. */
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

/** The row of a container in a person's recycle bin; undefined if it is not there. */
export async function selectOptionalInBin(tx: Tx, owner: Owner, container_id: string) {
  return deletedBy(tx, owner)
    .select(['containers.content_id', 'containers.skill_id'])
    .where('containers.container_id', '=', container_id)
    .executeTakeFirst();
}

/** Holds every version of a container until the transaction ends, in an order in which two that do so never wait for each other. */
export async function lockVersions(tx: Tx, institution_id: number, content_id: string): Promise<void> {
  await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .orderBy('container_id')
    .forUpdate()
    .execute();
}

/** Takes a container out of the bin; false when it is not there any more. */
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
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

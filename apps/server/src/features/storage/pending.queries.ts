import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** A stored file, or one that is about to be stored. */
export interface PendingFile {
  readonly institution_id: number;
  readonly storage_key: string;
  readonly bytes: number;
}

/** Locks the reservations of an institution until the transaction ends: two at once could take the same room. */
export async function lockRoom(tx: Tx, institution_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(82, ${institution_id})`.execute(tx);
}

/** Records since when files have had no row in uploads. */
export async function insertPending(tx: Tx, files: readonly PendingFile[], created_on: Date): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('pending_files')
    .values(files.map((file) => ({ ...file, created_on })))
    .onConflict((conflict) => conflict.columns(['institution_id', 'storage_key']).doUpdateSet({ created_on }))
    .execute();
}

/** Deletes the row of a file that is registered or removed; false if there was none. */
export async function deletePending(
  tx: Tx,
  { institution_id, storage_key }: Omit<PendingFile, 'bytes'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_files')
    .where('institution_id', '=', institution_id)
    .where('storage_key', '=', storage_key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Releases the reserved room of a file that is about to be removed; its row stays. */
export async function releaseRoom(
  tx: Tx,
  { institution_id, storage_key }: Omit<PendingFile, 'bytes'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_files')
    .set({ bytes: 0 })
    .where('institution_id', '=', institution_id)
    .where('storage_key', '=', storage_key)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Some rows from before a moment, after a row that was listed before. */
export async function listPending(tx: Tx, before: Date, after: string, limit: number) {
  return tx
    .selectFrom('pending_files')
    .select(['institution_id', 'storage_key'])
    .where('created_on', '<', before.toISOString())
    .where('storage_key', '>', after)
    .orderBy('storage_key')
    .limit(limit)
    .execute();
}

/** The bytes that an institution has reserved. */
export async function countPendingBytes(tx: Tx, institution_id: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('pending_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Deletes the oldest reservations whose keys begin so, but for the newest `kept`; gives their keys. Keys are in the order of time. */
export async function deleteOldestPending(
  tx: Tx,
  { institution_id, beginning, kept }: { institution_id: number; beginning: string; kept: number },
): Promise<string[]> {
  const oldest = tx
    .selectFrom('pending_files')
    .select('storage_key')
    .where('institution_id', '=', institution_id)
    .where(({ fn, ref }) => fn('starts_with', [ref('storage_key'), sql.val(beginning)]), '=', true)
    .orderBy('storage_key', 'desc')
    .offset(kept);
  const deleted = await tx
    .deleteFrom('pending_files')
    .where('institution_id', '=', institution_id)
    .where('storage_key', 'in', oldest)
    .returning('storage_key')
    .execute();
  return deleted.map(({ storage_key }) => storage_key);
}

/** Renews the date of a reservation, so that the sweep leaves it; false if it has ended. */
export async function renewPending(
  tx: Tx,
  { institution_id, storage_key }: Omit<PendingFile, 'bytes'>,
  created_on: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_files')
    .set({ created_on })
    .where('institution_id', '=', institution_id)
    .where('storage_key', '=', storage_key)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

import type { Tx } from '../../platform/db/index.ts';
import type { PendingFile } from './pending.queries.ts';

/** A page of the uploads that are older than a moment, by id. */
export async function listUploadsAfter(
  tx: Tx,
  after: string | null,
  before: Date,
  limit: number,
): Promise<{ upload_id: string; institution_id: number; unused_since: string | null }[]> {
  return tx
    .selectFrom('uploads')
    .select(['upload_id', 'institution_id', 'unused_since'])
    .where('created_on', '<', before.toISOString())
    .$if(after !== null, (query) => query.where('upload_id', '>', after ?? ''))
    .orderBy('upload_id')
    .limit(limit)
    .execute();
}

/** Records since when these uploads have been unused; null: they are used. */
export async function markUploads(
  tx: Tx,
  upload_ids: readonly string[],
  unused_since: Date | null,
): Promise<void> {
  if (upload_ids.length === 0) return;
  await tx.updateTable('uploads').set({ unused_since }).where('upload_id', 'in', upload_ids).execute();
}

/** Deletes some uploads that have been unused since before a moment, and returns the stored files that no other upload has. */
export async function deleteUnused(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ deleted: number; files: PendingFile[] }> {
  const unused = tx
    .selectFrom('uploads')
    .select('upload_id')
    .where('unused_since', '<', before.toISOString())
    .limit(limit);
  const gone = await tx
    .deleteFrom('uploads')
    .where('upload_id', 'in', unused)
    // Checks each row again as it is now: a reference may have claimed it meanwhile.
    .where('unused_since', '<', before.toISOString())
    .returning(['institution_id', 'storage_key', 'bytes'])
    .execute();
  const keys = [...new Set(gone.map(({ storage_key }) => storage_key))];
  if (keys.length === 0) return { deleted: 0, files: [] };
  const shared = await tx
    .selectFrom('uploads')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute();
  const kept = new Set(shared.map(({ storage_key }) => storage_key));
  const byKey = new Map(gone.map((file) => [file.storage_key, file]));
  return { deleted: gone.length, files: [...byKey.values()].filter((file) => !kept.has(file.storage_key)) };
}

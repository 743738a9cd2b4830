import { sql, type Insertable } from 'kysely';
import { z } from 'zod';
import type { Database, PackageEntry, Tx } from '../../platform/db/index.ts';

// A statement takes 65535 values.
const atOnce = 1000;

const place = z.int().min(0);
/** Of a file in an archive, as it was kept: a part of the storage is read by it. */
const Entry: z.ZodType<PackageEntry> = z.tuple([place, place, place, z.literal([0, 1])]);

export async function insertUpload(tx: Tx, upload: Insertable<Database['uploads']>): Promise<void> {
  await insertUploads(tx, [upload]);
}

export async function insertUploads(
  tx: Tx,
  uploads: readonly Insertable<Database['uploads']>[],
): Promise<void> {
  for (let at = 0; at < uploads.length; at += atOnce)
    await tx
      .insertInto('uploads')
      .values(uploads.slice(at, at + atOnce))
      .execute();
}

/** A file of an institution; undefined when there is none. */
export async function selectOptionalUpload(tx: Tx, institution_id: number, upload_id: string) {
  return tx
    .selectFrom('uploads')
    .select(['storage_key', 'media_type', 'bytes', 'file_name'])
    .where('institution_id', '=', institution_id)
    .where('upload_id', '=', upload_id)
    .executeTakeFirst();
}

/** A file in an archive of an institution; undefined when there is none. */
export async function selectOptionalEntry(tx: Tx, institution_id: number, upload_id: string, path: string) {
  const row = await tx
    .selectFrom('uploads')
    .select(['storage_key', sql`entries -> ${path}::text`.as('entry')])
    .where('institution_id', '=', institution_id)
    .where('upload_id', '=', upload_id)
    .executeTakeFirst();
  return row && { ...row, entry: Entry.safeParse(row.entry).data ?? null };
}

/** The rows of these uploads of an institution. */
export async function listUploads(tx: Tx, institution_id: number, upload_ids: readonly string[]) {
  if (upload_ids.length === 0) return [];
  return tx
    .selectFrom('uploads')
    .select([
      'institution_id',
      'upload_id',
      'file_name',
      'media_type',
      'bytes',
      'width',
      'height',
      'duration_ms',
      'storage_key',
      // As it is written again.
      sql<string | null>`entries::text`.as('entries'),
    ])
    .where('institution_id', '=', institution_id)
    .where('upload_id', 'in', upload_ids)
    .execute();
}

/**
 * Those of the ids that are uploads of the institution, for a document that is about to refer to them: from now on none of them
 * counts as unused. The removal of unused files waits for this transaction and leaves them.
 */
export async function claimUploads(
  tx: Tx,
  institution_id: number,
  upload_ids: readonly string[],
): Promise<string[]> {
  if (upload_ids.length === 0) return [];
  await tx
    .updateTable('uploads')
    .set({ unused_since: null })
    .where('institution_id', '=', institution_id)
    .where('upload_id', 'in', upload_ids)
    .where('unused_since', 'is not', null)
    .execute();
  return listUploadIds(tx, institution_id, upload_ids);
}

/** Those of the ids that are uploads of the institution. */
export async function listUploadIds(
  tx: Tx,
  institution_id: number,
  upload_ids: readonly string[],
): Promise<string[]> {
  if (upload_ids.length === 0) return [];
  const rows = await tx
    .selectFrom('uploads')
    .select('upload_id')
    .where('institution_id', '=', institution_id)
    .where('upload_id', 'in', upload_ids)
    .execute();
  return rows.map((row) => row.upload_id);
}

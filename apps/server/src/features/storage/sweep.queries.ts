import { sql } from 'kysely';
import { tableNames, type Tx } from '../../platform/db/index.ts';
import type { PendingFile } from './pending.queries.ts';

/** Tables with references to files: documents, versions, publications and others. The rows of the files themselves do not count. */
export const referringTables: readonly string[] = tableNames.filter((name) => name !== 'uploads');

/** Pages of a table that are read at a time: the embedded database blocks meanwhile. */
const pages = 64;

/** The number of steps for reading a table. */
export async function countSteps(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select (pg_relation_size(${sql.lit(table)}::regclass) / current_setting('block_size')::int / ${pages} + 1)::int as steps
  `.execute(tx);
  return rows[0]?.steps ?? 0;
}

/**
 * The uploads that any column of a part of a table names. Every row is searched as text, so that no column can be missed.
 */
export async function listReferences(tx: Tx, table: string, step: number): Promise<string[]> {
  const from = `(${step * pages},0)`;
  const to = `(${(step + 1) * pages},0)`;
  const { rows } = await sql<{ upload_id: string }>`
    select distinct found[1] as upload_id
    from ${sql.table(table)} as part,
      regexp_matches(part::text, '/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found
    where part.ctid >= ${from}::tid and part.ctid < ${to}::tid
  `.execute(tx);
  return rows.map(({ upload_id }) => upload_id);
}

/** A page of the uploads that are older than a moment, by id. */
export async function listUploadsAfter(
  tx: Tx,
  after: string | null,
  before: Date,
  limit: number,
): Promise<{ upload_id: string; unused_since: string | null }[]> {
  return tx
    .selectFrom('uploads')
    .select(['upload_id', 'unused_since'])
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

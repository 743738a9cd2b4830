import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The files and bytes of an institution. Copies share a stored file, which counts once. */
export async function selectStored(
  tx: Tx,
  institution_id: number,
): Promise<{ files: number; bytes: number }> {
  return tx
    .selectFrom(
      tx
        .selectFrom('uploads')
        .select((select) => ['storage_key', select.fn.max('bytes').as('bytes')])
        .where('institution_id', '=', institution_id)
        .groupBy('storage_key')
        .as('stored'),
    )
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
}

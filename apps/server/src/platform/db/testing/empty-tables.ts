import { sql } from 'kysely';
import { listTables } from '../backup/tables.ts';
import type { Tx } from '../db.ts';

/** Takes every row out of Takhti's tables, which stay as the migrations have made them. */
export async function emptyTables(tx: Tx): Promise<void> {
  const tables = (await listTables(tx)).map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(tables)}`.execute(tx);
}

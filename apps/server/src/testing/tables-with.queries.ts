import { sql } from 'kysely';
import type { Tx } from '../platform/db/index.ts';

/** The tables of which any column, regardless of its type, shows a text. */
export async function tablesWith(tx: Tx, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(tx);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as one where position(${text} in one::text) > 0 limit 1`.execute(tx);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** Lets one transaction at a time do what has this name, where there is no row to lock yet; until the transaction ends. */
export async function lockNamed(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

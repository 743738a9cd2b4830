import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * Runs a part of a transaction that may fail by itself: what it wrote is undone then, and the rest can continue.
 * @throws what `work` throws, or why it could not be undone
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const outcome = await work();
    await sql`release savepoint part`.execute(tx);
    return outcome;
  } catch (error) {
    // If the rollback fails, its error is thrown: a caller that handles `error` must not continue with half of the work.
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}

import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

/** What tests put into the database at once: many finished attempts. */
export async function insertAttempts(
  tx: Tx,
  attempts: readonly Insertable<Database['attempts']>[],
): Promise<void> {
  await tx.insertInto('attempts').values(attempts).execute();
}

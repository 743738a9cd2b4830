import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Ends rounds that began before one moment, and deletes those that began before the other, with all nicknames. */
export async function clearRounds(tx: Tx, end_before: Date, delete_before: Date): Promise<void> {
  await tx.deleteFrom('live_rounds').where('created_on', '<', delete_before.toISOString()).execute();
  await tx
    .updateTable('live_rounds')
    .set({ ended_on: end_before, phase: 'over', version: sql`version + 1` })
    .where('ended_on', 'is', null)
    .where('created_on', '<', end_before.toISOString())
    .execute();
}

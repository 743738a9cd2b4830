import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Ends rounds that began before one instant, and forgets those that began before the other, with all nicknames. */
export async function clearRounds(tx: Tx, ended: Date, forgotten: Date): Promise<void> {
  await tx.deleteFrom('live_rounds').where('created_on', '<', forgotten.toISOString()).execute();
  await tx
    .updateTable('live_rounds')
    .set({ ended_on: ended, phase: 'over', version: sql`version + 1` })
    .where('ended_on', 'is', null)
    .where('created_on', '<', ended.toISOString())
    .execute();
}

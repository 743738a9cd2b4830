import type { Tx } from '../db/index.ts';

const name = 'last_running';

/** When a server of this installation last ran, by its own clock; null when none has said so yet. */
export async function selectLastRunning(tx: Tx): Promise<Date | null> {
  const row = await tx.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row ? new Date(row.value) : null;
}

/** Keeps when the server last ran. */
export async function saveLastRunning(tx: Tx, at: Date): Promise<void> {
  const value = at.toISOString();
  await tx
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

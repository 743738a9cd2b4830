import type { Tx } from '../db/index.ts';

/** Under what the installation keeps it. */
export const secretName = 'file_signing_secret';

/** Keeps the secret unless there is one already. */
export async function insertSecretOnce(tx: Tx, value: string): Promise<void> {
  await tx
    .insertInto('installation')
    .values({ name: secretName, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The secret that is kept. */
export async function selectSecret(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('installation')
    .select('value')
    .where('name', '=', secretName)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Keeps another secret in place of the one that is kept. */
export async function replaceSecret(tx: Tx, value: string): Promise<void> {
  await tx.updateTable('installation').set({ value }).where('name', '=', secretName).execute();
}

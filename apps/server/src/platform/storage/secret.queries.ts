import type { Tx } from '../db/index.ts';

const name = 'file_signing_secret';

/** Keeps the secret unless there is one already. */
export async function insertSecretOnce(tx: Tx, value: string): Promise<void> {
  await tx
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The secret that is kept. */
export async function selectSecret(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

import type { Tx } from '../../../platform/db/index.ts';

export async function insertEntryToken(
  tx: Tx,
  token: { institution_id: number; token_hash: string; user_id: string; role: string; expires_on: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('entry_tokens').where('expires_on', '<=', now.toISOString()).execute();
  await tx.insertInto('entry_tokens').values(token).execute();
}

/** Uses up a valid token. Undefined if already used. */
export async function deleteEntryToken(
  tx: Tx,
  key: { institution_id: number; token_hash: string },
  now: Date,
): Promise<{ user_id: string; role: string } | undefined> {
  const [taken] = await tx
    .deleteFrom('entry_tokens')
    .where('institution_id', '=', key.institution_id)
    .where('token_hash', '=', key.token_hash)
    .where('expires_on', '>', now.toISOString())
    .returning(['user_id', 'role'])
    .execute();
  return taken;
}

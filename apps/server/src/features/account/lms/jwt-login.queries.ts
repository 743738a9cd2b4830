import type { Tx } from '../../../platform/db/index.ts';
import type { Vault } from '../../../platform/vault/index.ts';
import { selectOptionalSettings } from '../institution-settings.queries.ts';
import { readJwt, type JwtSettings } from './jwt-settings.ts';
import { claimedInstitution } from './jwt-token.ts';

/** How the LMS signs whose token it claims to be; undefined when there is none, or it settled nothing. */
export async function settingsFor(tx: Tx, vault: Vault, token: string): Promise<JwtSettings | undefined> {
  const institution_id = claimedInstitution(token);
  if (institution_id === undefined) return undefined;
  const settings = await selectOptionalSettings(tx, institution_id);
  return readJwt(vault, institution_id, settings?.jwt).jwt;
}

/** The person of an institution whom its LMS calls by this name. */
export async function selectOptionalByUsername(tx: Tx, institution_id: number, username: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'is_disabled'])
    .where('institution_id', '=', institution_id)
    .where('username', '=', username)
    .where('is_visitor', '=', 0)
    .where('unconfirmed_email', 'is', null)
    .executeTakeFirst();
}

/** Stores that a token was used; false if it was used before. Deletes expired tokens. */
export async function insertUseOnce(
  tx: Tx,
  use: { institution_id: number; jti_hash: string; expires_on: Date },
  now: Date,
): Promise<boolean> {
  await tx.deleteFrom('jwt_uses').where('expires_on', '<=', now.toISOString()).execute();
  const inserted = await tx
    .insertInto('jwt_uses')
    .values(use)
    .onConflict((conflict) => conflict.columns(['institution_id', 'jti_hash']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

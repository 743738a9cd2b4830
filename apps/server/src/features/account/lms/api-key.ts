import { randomBytes } from 'node:crypto';
import { Problem, type ReplyOf, type readApiKey } from '@takhti/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { writeSettingSecrets, type Vault } from '../../../platform/vault/index.ts';
import { lockInstitution, selectOptionalSettings, updateSetting } from '../institution-settings.queries.ts';
import { readJwt, shortestSecret } from './jwt-settings.ts';

/**
 * The key that an institution shares with its LMS, which signs its tokens with it (C-852, C-853); made where nothing is settled yet.
 * @throws Problem account.key_not_shared where the LMS signs with a private key; account.key_unreadable where it was encrypted with
 *   another key of the server: a new one would shut the LMS out for good
 */
export async function apiKeyOf(
  tx: Tx,
  { vault }: { readonly vault: Vault },
  institution_id: number,
): Promise<ReplyOf<typeof readApiKey>> {
  await lockInstitution(tx, institution_id);
  const kept = (await selectOptionalSettings(tx, institution_id))?.jwt;
  const { jwt: settled, isUnreadable } = readJwt(vault, institution_id, kept);
  if (isUnreadable) throw new Problem('account.key_unreadable');
  if (settled?.algorithm === 'RS256') throw new Problem('account.key_not_shared');
  const { algorithm, key, issuer, audience } = settled ?? (await settle(tx, vault, institution_id));
  return { algorithm, key, issuer, audience };
}

async function settle(tx: Tx, vault: Vault, institution_id: number) {
  const jwt = {
    algorithm: 'HS256' as const,
    key: randomBytes(shortestSecret).toString('base64url'),
    issuer: `institution-${institution_id}`,
    audience: 'takhti',
    provisions: false,
  };
  await updateSetting(tx, institution_id, { jwt: writeSettingSecrets(vault, institution_id, 'jwt', jwt) });
  return jwt;
}

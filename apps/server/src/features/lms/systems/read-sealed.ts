import type { Tx } from '../../../platform/db/index.ts';
import type { Vault } from '../../../platform/vault/index.ts';
import { readLms } from '../settings/kept-settings.ts';
import { decryptJson } from '../../../platform/outgoing/encrypted-json.ts';

/** Decrypts what an institution's LMS encrypted with the shared key; undefined for anything else. */
export async function readSealed(
  tx: Tx,
  base: { readonly vault: Vault },
  institution_id: number,
  enc_data: string,
): Promise<unknown> {
  const { secrets } = await readLms(tx, base, institution_id);
  if (secrets.key === '') return undefined;
  try {
    return decryptJson(secrets.key, enc_data);
  } catch {
    return undefined;
  }
}

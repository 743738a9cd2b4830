import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/index.ts';
import { placeInInstallation, type Vault } from '../vault/index.ts';
import { insertSecretOnce, replaceSecret, secretName, selectSecret } from './secret.queries.ts';

/**
 * The secret that signs file addresses: made on first start and kept in the database, so that every server of an
 * installation signs alike and a restart does not break addresses already given out. One that no key reads any more is made again.
 */
export async function readInstallationSecret(db: Db, vault: Vault): Promise<string> {
  const place = placeInInstallation(secretName);
  return db.inTransaction(async (tx: Tx) => {
    const made = randomBytes(32).toString('base64url');
    await insertSecretOnce(tx, vault.encrypt(place, made));
    const kept = vault.decrypt(place, await selectSecret(tx));
    if (kept !== null) return kept;
    await replaceSecret(tx, vault.encrypt(place, made));
    return made;
  });
}

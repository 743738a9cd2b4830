import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/index.ts';
import { insertSecretOnce, selectSecret } from './secret.queries.ts';

/**
 * The secret that signs file addresses: made on first start and kept in the database, so that every server of an
 * installation signs alike and a restart does not break addresses already given out.
 */
export async function readInstallationSecret(db: Db): Promise<string> {
  return db.inTransaction(async (tx: Tx) => {
    await insertSecretOnce(tx, randomBytes(32).toString('base64url'));
    return selectSecret(tx);
  });
}

import type { Db } from '../db/db.ts';
import { listSecretRows, lockSecrets, updateSecretRow, type SecretRow } from './secrets.queries.ts';
import { turnRow } from './places.ts';
import type { Vault } from './vault.ts';

/**
 * Encrypts what an earlier version kept in plain, and what a former key encrypted with the present one. Where all is so already nothing is
 * written, and of servers that start at once one does it.
 * @returns the places of secrets that no key reads: they stay, and count as not set
 */
export async function encryptKept(db: Pick<Db, 'inTransaction'>, vault: Vault): Promise<string[]> {
  return db.inTransaction(async (tx) => {
    await lockSecrets(tx);
    const unreadable: string[] = [];
    const renew = (place: string, kept: string): string => {
      const renewed = vault.renew(place, kept);
      if (renewed === null) unreadable.push(place);
      return renewed ?? kept;
    };
    for (const row of await listSecretRows(tx)) {
      const values = turnRow(row.table, row.columns, row.values, renew);
      if (values && isOther(row, values)) await updateSecretRow(tx, { ...row, values });
    }
    return unreadable;
  });
}

/** The message about secrets that no key of this server decrypts. */
export function sentenceOfUnreadable(places: readonly string[]): string {
  return (
    `${places.length} secrets in the database were encrypted with a key that this server does not have and count as not set: ` +
    `${places.join(', ')}. Start with the key they were encrypted with (TAKHTI_SECRET_KEY, or as TAKHTI_SECRET_KEY_OLD), or enter ` +
    'them anew.'
  );
}

function isOther(row: SecretRow, values: readonly (string | null)[]): boolean {
  return row.values.some((value, at) => !isSame(value, values[at] ?? null));
}

function isSame(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  // As jsonb writes it and as JavaScript does.
  const isJson = one?.startsWith('{') === true && other?.startsWith('{') === true;
  return isJson && JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
}

import { keyNameIn, nameOfKey, readEnvelope, writeEnvelope } from './envelope.ts';

/** Encrypts secrets in the database: without the server's key a reader of it learns none. */
export interface Vault {
  /** Encrypts a secret for the place where it will be; an empty one is none, and stays empty. */
  encrypt(place: string, secret: string): string;
  /** The secret that is at a place; null where it was encrypted with a key that this server does not have, or for elsewhere. */
  decrypt(place: string, kept: string): string | null;
  /** A stored secret, encrypted with the present key: unchanged if it is so already; null if no key decrypts it. */
  renew(place: string, kept: string): string | null;
}

/** The keys of a vault, each 32 bytes. */
export interface VaultKeys {
  readonly present: Buffer;
  /** Former keys. */
  readonly former: readonly Buffer[];
}

/** Makes a vault that encrypts with its present key and still reads what its former ones encrypted. */
export function makeVault({ present, former }: VaultKeys): Vault {
  const presentName = nameOfKey(present);
  const keys = new Map([...former, present].map((key) => [nameOfKey(key), key]));
  const decrypt = (place: string, kept: string): string | null => {
    const name = keyNameIn(kept);
    // A server of an earlier version, which still runs beside this one, writes it so.
    if (name === undefined) return kept;
    const key = keys.get(name);
    return key ? readEnvelope(key, place, kept) : null;
  };
  const encrypt = (place: string, secret: string): string =>
    secret === '' ? '' : writeEnvelope(present, place, secret);
  return {
    encrypt,
    decrypt,
    renew(place, kept) {
      const secret = decrypt(place, kept);
      if (secret === null) return null;
      return keyNameIn(kept) === presentName ? kept : encrypt(place, secret);
    },
  };
}

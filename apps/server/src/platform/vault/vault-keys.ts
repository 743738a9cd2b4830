import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CannotRun } from '../condition/cannot-run.ts';
import { makeVault, type Vault, type VaultKeys } from './vault.ts';

const keyBytes = 32;

/** The sources of the vault's keys. */
export interface VaultSettings {
  readonly secret_key: Buffer | undefined;
  readonly secret_key_old: Buffer | undefined;
  readonly data_dir: string;
}

/**
 * Opens the vault of an installation: with the key of the settings, or with that of a file which is made where there is none.
 * @throws CannotRun where the file holds no key
 */
export async function openVault(settings: VaultSettings): Promise<Vault> {
  return makeVault(await readVaultKeys(settings));
}

/** The keys that are settled. Anyone who settles one for the first time need not say that of the file again: it is a former one. */
async function readVaultKeys({ secret_key, secret_key_old, data_dir }: VaultSettings): Promise<VaultKeys> {
  const file = path.join(data_dir, 'secret.key');
  const old = secret_key_old ? [secret_key_old] : [];
  if (!secret_key) return { present: await readOrMake(file), former: old };
  const ofFile = await readKeyFile(file);
  return { present: secret_key, former: ofFile ? [ofFile, ...old] : old };
}

async function readOrMake(file: string): Promise<Buffer> {
  const kept = await readKeyFile(file);
  if (kept) return kept;
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${randomBytes(8).toString('hex')}`;
  const handle = await open(half, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
    await handle.sync();
    await handle.close();
    // Of two servers that start at once one makes the file, whole, and both read it.
    await link(half, file).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(half, { force: true });
  }
  const made = await readKeyFile(file);
  if (!made) throw new CannotRun(`${file} could not be made: this user must be able to write there.`);
  return made;
}

async function readKeyFile(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw new CannotRun(`${file} cannot be read: it must belong to the user that the server runs as.`);
  });
  if (text === null) return null;
  const key = keyIn(text.trim());
  if (key) return key;
  throw new CannotRun(
    `${file} holds no key: put it back from where it is kept, or delete it; then secrets of settings must be entered anew.`,
  );
}

/** The key that is written in a text, 32 bytes in base64; null for anything else. */
export function keyIn(text: string): Buffer | null {
  return /^[A-Za-z\d+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : null;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

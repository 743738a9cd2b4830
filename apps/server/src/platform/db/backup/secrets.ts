import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { isSecretName, turnRow, type Vault } from '../../vault/index.ts';
import { UnusableBackup, type BackupRow } from './backup-format.ts';

/** Tables that a backup leaves out: who was logged in, what was mailed to log in with, and what was counted meanwhile. */
export const leftOut: ReadonlySet<string> = new Set([
  'sessions',
  'password_resets',
  'login_failures',
  'lti_logins',
  'lti_invitations',
  'entry_tokens',
]);

/** The description of a backup's key: its salt, and a check for a wrong key. */
export interface KeyFacts {
  readonly salt: string;
  readonly check: string;
}

/** Turns the secrets of a row into what a backup may hold, or back. Null for a row that it may not hold. */
export type TurnRow = (table: string, columns: readonly string[], row: BackupRow) => BackupRow | null;

const checked = 'takhti';
const mark = 'encrypted:';

/** Takes secrets out of rows: where no key is set. They are set again after the backup is restored. */
export const withoutSecrets: TurnRow = (table, columns, row) => {
  if (table === 'installation') return isSecretRow(columns, row) ? null : row;
  if (table === 'lti_keys') return null;
  return inSettings(table, columns, row, () => undefined);
};

/** Encrypts secrets with a key of the settings. */
export function encryption(key: string): { facts: KeyFacts; turn: TurnRow } {
  const salt = randomBytes(16).toString('base64url');
  const ownKey = secretOf(key, salt);
  const seal = (text: string): string => mark + encrypt(ownKey, text);
  return {
    facts: { salt, check: encrypt(ownKey, checked) },
    turn: (table, columns, row) => {
      if (table === 'installation') return isSecretRow(columns, row) ? inValue(columns, row, seal) : row;
      if (table === 'lti_keys') return inValue(columns, row, seal, 'private_jwk');
      return inSettings(table, columns, row, (secret) => seal(JSON.stringify(secret)));
    },
  };
}

/**
 * Decrypts what `encryption` made.
 * @throws UnusableBackup when the key is missing or another one
 */
export function decryption(key: string | undefined, { salt, check }: KeyFacts): TurnRow {
  if (key === undefined)
    throw new UnusableBackup('The secrets in this backup are encrypted: set BACKUP_KEY to what it was then.');
  const ownKey = secretOf(key, salt);
  const open = (text: string): string =>
    text.startsWith(mark) ? decrypt(ownKey, text.slice(mark.length)) : text;
  open(mark + check);
  return (table, columns, row) => {
    if (table === 'installation') return isSecretRow(columns, row) ? inValue(columns, row, open) : row;
    if (table === 'lti_keys') return inValue(columns, row, open, 'private_jwk');
    return inSettings(table, columns, row, (kept) =>
      typeof kept === 'string' ? (JSON.parse(open(kept)) as unknown) : kept,
    );
  };
}

/** Reads secrets from the vault before they are turned; those that it cannot read are left out. */
export function outOfVault(vault: Vault, turn: TurnRow): TurnRow {
  return (table, columns, row) => {
    const read = turnRow(table, columns, row, vault.decrypt);
    return read && turn(table, columns, read);
  };
}

/** Puts secrets into the vault of the database that a backup is restored to, once they are turned. */
export function intoVault(vault: Vault, turn: TurnRow): TurnRow {
  return (table, columns, row) => {
    const turned = turn(table, columns, row);
    return turned && turnRow(table, columns, turned, vault.encrypt);
  };
}

function isSecretRow(columns: readonly string[], row: BackupRow): boolean {
  return isSecretName(row[columns.indexOf('name')] ?? '');
}

function inValue(
  columns: readonly string[],
  row: BackupRow,
  turn: (text: string) => string,
  column = 'value',
): BackupRow {
  const at = columns.indexOf(column);
  return row.map((value, index) => (index === at && value !== null ? turn(value) : value));
}

/** The settings of an institution that are secrets. */
const secretSettings = ['jwt', 'lms_secrets', 'ai_secrets'] as const;

/** Turns each secret of an institution's settings; undefined leaves it out. */
function inSettings(
  table: string,
  columns: readonly string[],
  row: BackupRow,
  turn: (secret: unknown) => unknown,
): BackupRow {
  const at = table === 'institutions' ? columns.indexOf('settings') : -1;
  return row.map((value, index) => {
    if (index !== at || value === null) return value;
    const settings = JSON.parse(value) as Record<string, unknown>;
    const given = secretSettings.filter((name) => name in settings);
    const turned = Object.fromEntries(given.map((name) => [name, turn(settings[name])]));
    return given.length === 0 ? value : JSON.stringify({ ...settings, ...turned });
  });
}

function secretOf(key: string, salt: string): Buffer {
  return scryptSync(key, salt, 32);
}

function encrypt(secret: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url');
}

function decrypt(secret: Buffer, text: string): string {
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    throw new UnusableBackup('BACKUP_KEY is not the one that this backup was made with.');
  }
}

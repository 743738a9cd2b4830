import { placeInSettings, secretFields, type SecretField, type SecretSetting } from './places.ts';
import type { Vault } from './vault.ts';

/**
 * The secrets of one setting of an institution, as they are meant.
 * @param kept the setting as it is in the database; not parsed yet
 * @returns what else the setting holds with its secrets, without those that cannot be read; and which these are
 */
export function readSettingSecrets<Setting extends SecretSetting>(
  vault: Vault,
  institution_id: number,
  setting: Setting,
  kept: unknown,
): { readonly value: Readonly<Record<string, unknown>>; readonly unreadable: SecretField<Setting>[] } {
  const value: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  const unreadable: SecretField<Setting>[] = [];
  const fields: readonly SecretField<Setting>[] = secretFields[setting];
  for (const field of fields) {
    const secret = value[field];
    if (typeof secret !== 'string') continue;
    const read = vault.decrypt(placeInSettings(institution_id, setting, field), secret);
    if (read === null) unreadable.push(field);
    if (read === null) delete value[field];
    else value[field] = read;
  }
  return { value, unreadable };
}

/** One setting of an institution as it may be in the database: with its secrets encrypted. */
export function writeSettingSecrets(
  vault: Vault,
  institution_id: number,
  setting: SecretSetting,
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const written: Record<string, unknown> = { ...value };
  for (const field of secretFields[setting]) {
    const secret = written[field];
    if (typeof secret === 'string')
      written[field] = vault.encrypt(placeInSettings(institution_id, setting, field), secret);
  }
  return written;
}

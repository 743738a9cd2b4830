import { LmsSettings } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { readSettingSecrets, type Vault } from '../../../platform/vault/index.ts';
import { selectOptionalSettings } from '../../account/index.ts';

const Kept = LmsSettings.extend({ version: z.int().default(0) });
const Secrets = z.object({
  token: z.string().default(''),
  key: z.string().default(''),
  lrs_secret: z.string().default(''),
});

export type KeptSettings = z.infer<typeof Kept>;
export type LmsSecrets = z.infer<typeof Secrets>;

export interface KeptLms {
  readonly settings: KeptSettings;
  readonly secrets: LmsSecrets;
  /** The secrets that are there encrypted with a key that this server does not have. */
  readonly unreadable: readonly (keyof LmsSecrets)[];
}

/** The other systems of an institution: as if none were named where nothing is settled. */
export async function readLmsSettings(tx: Tx, institution_id: number): Promise<KeptSettings> {
  return Kept.parse((await selectOptionalSettings(tx, institution_id))?.lms ?? {});
}

/** The other systems of an institution, and with what it calls them. */
export async function readLms(
  tx: Tx,
  { vault }: { readonly vault: Vault },
  institution_id: number,
): Promise<KeptLms> {
  const all = await selectOptionalSettings(tx, institution_id);
  const { value, unreadable } = readSettingSecrets(vault, institution_id, 'lms_secrets', all?.lms_secrets);
  return { settings: Kept.parse(all?.lms ?? {}), secrets: Secrets.parse(value), unreadable };
}

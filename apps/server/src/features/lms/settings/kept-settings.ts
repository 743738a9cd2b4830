import { LmsSettings } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { selectOptionalSettings } from '../../account/index.ts';

const Kept = LmsSettings.extend({ version: z.int().default(0) });
const Secrets = z.object({
  token: z.string().default(''),
  key: z.string().default(''),
  lrs_secret: z.string().default(''),
});

export type KeptSettings = z.infer<typeof Kept>;
export type LmsSecrets = z.infer<typeof Secrets>;

/** The other systems of an institution, and with what it calls them: as if none were named where nothing is settled. */
export async function readLms(
  tx: Tx,
  institution_id: number,
): Promise<{ settings: KeptSettings; secrets: LmsSecrets }> {
  const all = await selectOptionalSettings(tx, institution_id);
  return { settings: Kept.parse(all?.lms ?? {}), secrets: Secrets.parse(all?.lms_secrets ?? {}) };
}

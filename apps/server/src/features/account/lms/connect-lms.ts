import { importSPKI } from 'jose';
import type { Services } from '../../../http/services.ts';
import { writeSettingSecrets } from '../../../platform/vault/index.ts';
import { updateSetting } from '../institution-settings.queries.ts';
import { JwtSettings } from './jwt-settings.ts';

/** A login through an LMS that cannot be set; its message is for the person at the terminal. */
export class CannotConnect extends Error {}

type Base = Pick<Services, 'db' | 'vault'>;

/**
 * Lets an institution's LMS log people in by tokens that it signs.
 * @param wanted as `institutions.settings.jwt` will hold it; not parsed yet
 * @throws CannotConnect naming what is wrong with it, never the key
 */
export async function connectLms(base: Base, institution_id: number, wanted: unknown): Promise<void> {
  const parsed = JwtSettings.safeParse(wanted);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new CannotConnect(`This login cannot be set. ${complaints.join('; ')}`);
  }
  const jwt = parsed.data;
  if (jwt.algorithm === 'RS256') await requirePublicKey(jwt.key);
  await settle(base, institution_id, jwt);
}

/**
 * Takes the login through its LMS from an institution. Sessions that are open stay.
 * @throws CannotConnect when there is no such institution
 */
export async function disconnectLms(base: Base, institution_id: number): Promise<void> {
  await settle(base, institution_id, undefined);
}

async function settle(
  { db, vault }: Base,
  institution_id: number,
  jwt: JwtSettings | undefined,
): Promise<void> {
  const kept = jwt && writeSettingSecrets(vault, institution_id, 'jwt', jwt);
  if (!(await db.inTransaction((tx) => updateSetting(tx, institution_id, { jwt: kept }))))
    throw new CannotConnect(`There is no institution ${institution_id}.`);
}

async function requirePublicKey(key: string): Promise<void> {
  try {
    await importSPKI(key, 'RS256');
  } catch {
    throw new CannotConnect('The key is not an RSA public key in PEM form.');
  }
}

import { importSPKI } from 'jose';
import type { Services } from '../../../http/services.ts';
import { updateSetting } from '../institution-settings.queries.ts';
import { JwtSettings } from './jwt-settings.ts';

/** A login through an LMS that cannot be set; its message is for the person at the terminal. */
export class CannotConnect extends Error {}

/**
 * Lets an institution's LMS log people in by tokens that it signs.
 * @param wanted as `institutions.settings.jwt` will hold it; not parsed yet
 * @throws CannotConnect naming what is wrong with it, never the key
 */
export async function connectLms(
  { db }: Pick<Services, 'db'>,
  institution_id: number,
  wanted: unknown,
): Promise<void> {
  const parsed = JwtSettings.safeParse(wanted);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new CannotConnect(`This login cannot be set. ${complaints.join('; ')}`);
  }
  const jwt = parsed.data;
  if (jwt.algorithm === 'RS256') await requirePublicKey(jwt.key);
  await settle(db, institution_id, jwt);
}

/**
 * Takes the login through its LMS from an institution. Sessions that are open stay.
 * @throws CannotConnect when there is no such institution
 */
export async function disconnectLms({ db }: Pick<Services, 'db'>, institution_id: number): Promise<void> {
  await settle(db, institution_id, undefined);
}

async function settle(
  db: Services['db'],
  institution_id: number,
  jwt: JwtSettings | undefined,
): Promise<void> {
  if (!(await db.inTransaction((tx) => updateSetting(tx, institution_id, { jwt }))))
    throw new CannotConnect(`There is no institution ${institution_id}.`);
}

async function requirePublicKey(key: string): Promise<void> {
  try {
    await importSPKI(key, 'RS256');
  } catch {
    throw new CannotConnect('The key is not an RSA public key in PEM form.');
  }
}

import { createHash } from 'node:crypto';
import { limits, standardRoles } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { newId } from '../../../platform/ids.ts';
import * as queries from '../account.queries.ts';
import { hashPassword } from '../passwords/password.ts';

export interface NewAdministrator {
  readonly institution_id: number;
  /** The name of the institution, used where it does not exist yet. */
  readonly title: string;
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
}

/** A new administrator that cannot be made; its message is for the person at the terminal. */
export class CannotCreate extends Error {}

/**
 * Makes the first administrator of an institution, and the institution with its standard roles where there is none.
 * @throws CannotCreate when the password's length is wrong or the username is taken
 */
export async function createAdministrator(
  { db }: Pick<Services, 'db'>,
  wanted: NewAdministrator,
): Promise<void> {
  const { min, max } = limits.password;
  if (wanted.password.length < min || wanted.password.length > max)
    throw new CannotCreate(`The password needs ${min} to ${max} characters.`);
  // Browsers send this hash instead of the password.
  const password_hash = await hashPassword(
    createHash('sha256').update(wanted.password.normalize('NFC')).digest('hex'),
  );
  await db.inTransaction(async (tx) => {
    if (await queries.selectOptionalCredentials(tx, wanted.username))
      throw new CannotCreate(`There is already a user ${wanted.username}.`);
    await queries.insertInstitutionOnce(tx, wanted, standardRoles);
    const { institution_id, username, full_name, email } = wanted;
    const rights = { is_users_management: 1, is_view_cds: 1, is_deletion: 1 } as const;
    const user = {
      institution_id,
      username,
      full_name,
      email,
      user_id: newId(),
      password_hash,
      active_role: 'admin',
      school_id: null,
      ...rights,
    };
    await queries.insertUser(tx, user, ['admin']);
  });
}

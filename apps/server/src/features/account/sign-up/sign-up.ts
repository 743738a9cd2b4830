import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { isUniqueViolation } from '../../../platform/db/sql-state.ts';
import { newId } from '../../../platform/ids.ts';
import { insertUser } from '../account.queries.ts';
import { countAttempt } from '../rate-limit.ts';
import { addressCounter } from '../rate-limits.ts';
import { hashPassword } from '../passwords/password.ts';
import { hasRole, isEmailTaken } from './sign-up.queries.ts';

/** What somebody works as who made their account themselves (C-707). */
const role = 'cd';

/**
 * Makes the account of somebody who signs up by themselves, in the institution that is set for them (C-707, C-851).
 * @throws Problem account.sign_up_closed, account.email_taken, account.too_many_attempts
 */
export async function signUp(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ user_id: string }> {
  const institution_id = settings.sign_up_institution;
  await db.inTransaction((tx) => countAttempt(tx, clock, [addressCounter('sign_ups', address)]));
  if (settings.closed_institutions.has(institution_id)) throw new Problem('account.sign_up_closed');
  await db.inReadTransaction(async (tx) => {
    if (!(await hasRole(tx, institution_id, role))) throw new Problem('account.sign_up_closed');
    if (await isEmailTaken(tx, email)) throw new Problem('account.email_taken');
  });
  const user = {
    institution_id,
    user_id: newId(),
    username: email,
    email,
    full_name: nameIn(email),
    password_hash: await hashPassword(password),
    active_role: role,
  };
  try {
    await db.inTransaction((tx) => insertUser(tx, user, [role]));
  } catch (error) {
    // The same form was sent twice, or two people had the same idea.
    if (isUniqueViolation(error)) throw new Problem('account.email_taken');
    throw error;
  }
  return { user_id: user.user_id };
}

/** What to call somebody of whom nothing but an email is known. */
export function nameIn(email: string): string {
  const name = email.slice(0, email.lastIndexOf('@'));
  return name.length < limits.full_name.min ? email : name;
}

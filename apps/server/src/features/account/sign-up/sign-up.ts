import { Problem } from '@takhti/contract';
import { limits, localeOf, type Language } from '@takhti/domain';
import type { Insertable } from 'kysely';
import type { Services } from '../../../http/services.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isUniqueViolation } from '../../../platform/db/sql-state.ts';
import { newId } from '../../../platform/ids.ts';
import { insertUser } from '../account.queries.ts';
import { countAttempt } from '../rate-limit.ts';
import { addressCounter } from '../rate-limits.ts';
import { hashPassword } from '../passwords/password.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { hasRole, isEmailTaken } from './sign-up.queries.ts';

/** The role of people who signed up themselves (C-707). */
const role = 'cd';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly language?: Language | undefined;
  readonly address: string;
}

type Made = Promise<{ user_id: string }>;

/**
 * Makes the account of somebody who signs up by themselves, in the institution that is set for them (C-707, C-851).
 * @throws Problem account.sign_up_closed, account.too_many_attempts; account.email_taken where addresses are not confirmed
 */
export async function signUp(services: Services, { email, password, language, address }: SignUpInput): Made {
  const { db, clock, settings } = services;
  const institution_id = settings.sign_up_institution;
  await db.inTransaction((tx) => countAttempt(tx, clock, [addressCounter('sign_ups', address)]));
  if (settings.closed_institutions.has(institution_id)) throw new Problem('account.sign_up_closed');
  if (!(await db.inReadTransaction((tx) => hasRole(tx, institution_id, role))))
    throw new Problem('account.sign_up_closed');
  const user_id = newId();
  const user = { institution_id, user_id, full_name: nameIn(email), active_role: role };
  if (settings.confirms_sign_ups)
    return makeUnconfirmed(services, user, { email, password, address, language: language ?? 'english' });
  return makeAtOnce(services, user, { email, password, address });
}

type NewUser = Pick<
  Insertable<Database['users']>,
  'institution_id' | 'user_id' | 'full_name' | 'active_role'
>;

async function makeAtOnce(
  { db }: Services,
  user: NewUser,
  { email, password, address }: Omit<SignUpInput, 'language'>,
): Made {
  if (await db.inReadTransaction((tx) => isEmailTaken(tx, email))) throw new Problem('account.email_taken');
  const password_hash = await hashPassword(password, address);
  try {
    await db.inTransaction((tx) =>
      insertUser(tx, { ...user, username: email, email, password_hash }, [role]),
    );
  } catch (error) {
    // The same form was sent twice, or two people had the same idea.
    if (isUniqueViolation(error)) throw new Problem('account.email_taken');
    throw error;
  }
  return { user_id: user.user_id };
}

// Whether the address is taken is in the mail alone, which its owner reads: the answer is the same, and as fast.
async function makeUnconfirmed(
  services: Services,
  user: NewUser,
  { email, password, language, address }: SignUpInput & { language: Language },
): Made {
  const unconfirmed = {
    ...user,
    username: `sign-up-${user.user_id}`,
    email: '',
    unconfirmed_email: email,
    password_hash: await hashPassword(password, address),
    user_data: JSON.stringify({ interface_language: localeOf(language) }),
  };
  await services.db.inTransaction((tx) => insertUser(tx, unconfirmed, [role]));
  mailConfirmation(services, { ...user, unconfirmed_email: email });
  return { user_id: user.user_id };
}

/** The name of a person of whom only an email is known. */
export function nameIn(email: string): string {
  const name = email.slice(0, email.lastIndexOf('@'));
  return name.length < limits.full_name.min ? email : name;
}

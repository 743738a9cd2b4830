import { Problem } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import { isUniqueViolation } from '../../../platform/db/sql-state.ts';
import { lockAccount } from '../account.queries.ts';
import { isPassword } from '../passwords/password.ts';
import { deleteCode } from '../passwords/passwords.queries.ts';
import { countAttempt } from '../rate-limit.ts';
import { uncountFailure } from '../rate-limit.queries.ts';
import { addressCounter } from '../rate-limits.ts';
import { hashToken } from '../sessions/tokens.ts';
import { isEmailTaken } from './sign-up.queries.ts';
import { selectOptionalConfirming, updateConfirmed } from './unconfirmed.queries.ts';

/**
 * Confirms the address of an account with the code that was mailed there. It takes the password of the sign-up as well: somebody
 * could otherwise sign up with the address of another, who confirms it for them by a click.
 * @throws Problem account.code_refused for a code that is unknown, used, replaced or expired; account.wrong_sign_up_password;
 *   account.email_taken when somebody has got the address meanwhile; account.too_many_attempts
 */
export async function confirmSignUp(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { code, password, address }: { code: string; password: string; address: string },
): Promise<{ user_id: string; username: string }> {
  const counter = addressCounter('codes', address);
  await db.inTransaction((tx) => countAttempt(tx, clock, [counter]));
  const code_hash = hashToken(code);
  const who = await db.inReadTransaction((tx) => selectOptionalConfirming(tx, code_hash, clock.now()));
  if (!who || settings.closed_institutions.has(who.institution_id)) throw new Problem('account.code_refused');
  if (!(await isPassword(who.password_hash, password, address)))
    throw new Problem('account.wrong_sign_up_password');
  try {
    await db.inTransaction(async (tx) => {
      // As the sweep of old sign-ups does it, the account first: the other order would be a deadlock.
      if (!(await lockAccount(tx, who))) throw new Problem('account.code_refused');
      // Of two at the same time one takes the code away; the other finds it gone.
      if (!(await deleteCode(tx, code_hash))) throw new Problem('account.code_refused');
      if (await isEmailTaken(tx, who.email)) throw new Problem('account.email_taken');
      await updateConfirmed(tx, who, who.email);
      await uncountFailure(tx, counter.subject);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('account.email_taken');
    throw error;
  }
  return { user_id: who.user_id, username: who.email };
}

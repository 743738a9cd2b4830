import { languageOfLocale } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { addressForLog } from '../../../platform/mail/index.ts';
import { deleteDeadCodes, replaceCodes, type Holder } from '../passwords/passwords.queries.ts';
import { countAttempt, isWithinLimits } from '../rate-limit.ts';
import { confirmationCounter, resendCounter } from '../rate-limits.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';
import { isEmailTaken } from './sign-up.queries.ts';
import { writeConfirmationMail, writeTakenMail } from './sign-up-mail.ts';
import { selectOptionalUnconfirmed } from './unconfirmed.queries.ts';

/** Mails what confirms an address, behind the answer; where the address is taken, that its owner has an account already. */
export function mailConfirmation(
  services: Services,
  { unconfirmed_email, ...who }: Holder & { readonly unconfirmed_email: string },
): void {
  services.background.run(`the mail that confirms ${addressForLog(unconfirmed_email)}`, () =>
    mail(services, who),
  );
}

/**
 * Mails it again to the logged-in person; does nothing if the address has been confirmed meanwhile.
 * @throws Problem account.too_many_attempts
 */
export async function resendConfirmation(services: Services, session: Session): Promise<void> {
  const { db, clock } = services;
  await db.inTransaction((tx) => countAttempt(tx, clock, [resendCounter(session.user_id)]));
  const newcomer = await db.inReadTransaction((tx) => selectOptionalUnconfirmed(tx, session));
  const { institution_id, user_id } = session;
  if (newcomer) mailConfirmation(services, { ...newcomer, institution_id, user_id });
}

async function mail(services: Services, { institution_id, user_id }: Holder): Promise<void> {
  const { db, clock, settings } = services;
  const now = clock.now();
  const code = makeToken();
  const found = await db.inTransaction(async (tx) => {
    await deleteDeadCodes(tx, now);
    const newcomer = await selectOptionalUnconfirmed(tx, { institution_id, user_id });
    if (!newcomer) return undefined;
    const { unconfirmed_email: email } = newcomer;
    // Without a word: others may have signed up with the address, and have written to its owner often enough.
    if (!(await isWithinLimits(tx, clock, [confirmationCounter(email)]))) return undefined;
    const is_taken = await isEmailTaken(tx, email);
    const expires_on = new Date(now.getTime() + lifetimes.confirm_code);
    const made = { institution_id, user_id, email, code_hash: hashToken(code), created_on: now, expires_on };
    if (!is_taken) await replaceCodes(tx, [made]);
    return { ...newcomer, is_taken };
  });
  if (!found) return;
  const chosen = found.user_data['interface_language'];
  const language = languageOfLocale(typeof chosen === 'string' ? chosen : '');
  const { public_url } = settings;
  const letter = found.is_taken
    ? writeTakenMail(language, { login: `${public_url}/`, forgot: `${public_url}/forgot-password` })
    : writeConfirmationMail(language, `${public_url}/confirm?code=${code}`);
  await services.mail.send({ to: found.unconfirmed_email, ...letter });
}

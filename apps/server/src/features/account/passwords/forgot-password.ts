import { languageOfLocale, type Language } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { addressForLog } from '../../../platform/mail/index.ts';
import { countAttempt, isWithinLimits } from '../rate-limit.ts';
import { addressCounter, mailboxCounter } from '../rate-limits.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { deleteDeadCodes, listAccountsOf, replaceCodes } from './passwords.queries.ts';
import { writeRecoveryMail } from './recovery-mail.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';

/**
 * Mails a code to every account of an address (C-857, C-860). All of it happens behind the answer, which comes as soon and
 * says as much whether there is such an account or not.
 * @throws Problem account.too_many_attempts when one address asks on and on
 */
export async function sendCodes(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { db, clock, background } = services;
  await db.inTransaction((tx) => countAttempt(tx, clock, [addressCounter('lost_passwords', address)]));
  background.run(`the mail with password codes to ${addressForLog(email)}`, () => mailCodes(services, email));
}

async function mailCodes({ db, clock, mail, settings }: Services, email: string): Promise<void> {
  const now = clock.now();
  const accounts = await db.inTransaction(async (tx) => {
    await deleteDeadCodes(tx, now);
    // No error here: it would show who has an account.
    if (!(await isWithinLimits(tx, clock, [mailboxCounter(email)]))) return [];
    const found = (await listAccountsOf(tx, email, [...settings.closed_institutions])).map((account) => ({
      ...account,
      code: makeToken(),
    }));
    const expires_on = new Date(now.getTime() + lifetimes.change_code);
    const codes = found.map(({ institution_id, user_id, email: sent_to, code }) => ({
      institution_id,
      user_id,
      email: sent_to,
      code_hash: hashToken(code),
      created_on: now,
      expires_on,
    }));
    if (codes.length > 0) await replaceCodes(tx, codes);
    return found;
  });
  const [first] = accounts;
  if (!first) return;
  const links = accounts.map(({ username, code }) => ({
    username,
    address: `${settings.public_url}/recover?code=${code}`,
  }));
  await mail.send({ to: first.email, ...writeRecoveryMail(languageOf(accounts), first.full_name, links) });
}

// The address belongs to one reader, mostly: the first account that has chosen a language has chosen theirs.
function languageOf(accounts: readonly { readonly user_data: Record<string, unknown> }[]): Language {
  const chosen = accounts.map(({ user_data }) => user_data['interface_language']);
  return languageOfLocale(chosen.find((language) => typeof language === 'string') ?? '');
}

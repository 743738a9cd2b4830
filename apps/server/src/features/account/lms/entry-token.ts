import { Problem, type LoggedIn } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { enter, type Visit } from '../account.service.ts';
import { countAttempt } from '../rate-limit.ts';
import { uncountFailure } from '../rate-limit.queries.ts';
import { lockAccount } from '../account.queries.ts';
import { addressCounter } from '../rate-limits.ts';
import { deviceOf } from '../sessions/device.ts';
import { hashToken, makeToken } from '../sessions/tokens.ts';
import { deleteEntryToken, insertEntryToken } from './entry-token.queries.ts';

const prefix = 'entry.';
const life_ms = 2 * 60_000;

interface Entering {
  readonly institution_id: number;
  readonly user_id: string;
  readonly role: string;
}

/** A token that opens the studio once, for a person whose identity another system confirms and we have checked. */
export async function makeEntryToken(tx: Tx, who: Entering, now: Date): Promise<string> {
  const token = `${prefix}${who.institution_id}.${makeToken()}`;
  const expires_on = new Date(now.getTime() + life_ms);
  await insertEntryToken(tx, { ...who, token_hash: hashToken(token), expires_on }, now);
  return token;
}

/** Whether a token is one of ours, and not one that an LMS signed. */
export function isEntryToken(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Opens a session for an entry token.
 * @throws Problem account.jwt_refused, account.role_not_held, account.too_many_attempts
 */
export async function loginByEntryToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, address, user_agent }: { token: string } & Visit,
): Promise<LoggedIn> {
  const counter = addressCounter('tokens', address);
  await db.inTransaction((tx) => countAttempt(tx, clock, [counter]));
  const [, written = ''] = token.split('.');
  const institution_id = /^\d{1,9}$/.test(written) ? Number(written) : null;
  if (institution_id === null) throw new Problem('account.jwt_refused');
  return db.inTransaction(async (tx) => {
    const key = { institution_id, token_hash: hashToken(token) };
    const entering = await deleteEntryToken(tx, key, clock.now());
    if (!entering || !(await lockAccount(tx, { ...entering, institution_id })))
      throw new Problem('account.jwt_refused');
    await uncountFailure(tx, counter.subject);
    const { user_id, role } = entering;
    const device = deviceOf(user_agent);
    return enter(tx, clock, { institution_id, user_id, active_role: role, device, is_jwt_login: 1 });
  });
}

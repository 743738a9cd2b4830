import { Problem } from '@takhti/contract';
import type { SessionTokens } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { countAttempt } from '../rate-limit.ts';
import { deletePersonFailures, uncountFailure } from '../rate-limit.queries.ts';
import { addressCounter, oldPasswordCounter, personSubject } from '../rate-limits.ts';
import { deleteOwnSessions } from '../sessions/own-sessions.queries.ts';
import { hashPassword, isPassword } from './password.ts';
import * as queries from './passwords.queries.ts';
import { fromNow } from '../sessions/lifetimes.ts';
import { rotateSession } from '../sessions/sessions.queries.ts';
import { hashesOf, hashToken, makeTokens } from '../sessions/tokens.ts';

type Base = Pick<Services, 'db' | 'clock'>;

/**
 * Sets a new password with a code that was mailed, and ends every session of the person: an old password and a stolen
 * session are worth nothing afterwards (C-858, C-859).
 * @throws Problem account.code_refused for a code that is unknown, used, replaced or expired; account.too_many_attempts
 */
export async function changeByCode(
  { db, clock }: Base,
  { change_code, password, address }: { change_code: string; password: string; address: string },
): Promise<void> {
  const counter = addressCounter('codes', address);
  await db.inTransaction((tx) => countAttempt(tx, clock, [counter]));
  const code_hash = hashToken(change_code);
  const find = (tx: Tx) => queries.selectOptionalCodeHolder(tx, code_hash, clock.now());
  if (!(await db.inReadTransaction(find))) throw new Problem('account.code_refused');
  const password_hash = await hashPassword(password, address);
  await db.inTransaction(async (tx) => {
    const who = await find(tx);
    // Of two at the same time one takes the code away; the other finds it gone.
    if (!who || !(await queries.deleteCode(tx, code_hash))) throw new Problem('account.code_refused');
    await queries.updatePassword(tx, who, password_hash);
    await deleteOwnSessions(tx, who, {});
    await deletePersonFailures(tx, personSubject(who.user_id));
    await uncountFailure(tx, counter.subject);
  });
}

/**
 * Sets a new password for a logged-in person who knows the old one (C-861). Every other session of theirs ends; this one goes
 * on with new tokens, so that a stolen copy of its old ones is worth nothing either.
 * @throws Problem account.wrong_password, account.too_many_attempts; account.forbidden in a session that an LMS opened
 */
export async function changeByPassword(
  { db, clock }: Base,
  session: Session,
  { old_password, password }: { old_password: string; password: string },
): Promise<SessionTokens> {
  // An LMS opens as many sessions as it likes: in each of them old passwords could be tried.
  if (session.is_jwt_login === 1) throw new Problem('account.forbidden');
  const counter = oldPasswordCounter(session.session_key);
  await db.inTransaction((tx) => countAttempt(tx, clock, [counter]));
  const stored = await db.inReadTransaction((tx) => queries.selectPasswordHash(tx, session));
  if (!(await isPassword(stored, old_password, session.user_id))) throw new Problem('account.wrong_password');
  const password_hash = await hashPassword(password, session.user_id);
  const tokens = makeTokens();
  const hashes = hashesOf(tokens);
  await db.inTransaction(async (tx) => {
    // It was changed while this was being hashed: what was checked is no longer the password.
    if (!(await queries.updatePassword(tx, session, password_hash, stored)))
      throw new Problem('account.wrong_password');
    // A new family, which leaves none of the old tokens good for anything.
    const isOpen = await rotateSession(tx, session.session_hash, {
      ...hashes,
      ...fromNow(clock.now()),
      previous_refresh_hash: null,
      rotation_salt: null,
    });
    if (!isOpen) throw new Problem('account.unauthorized');
    await deleteOwnSessions(tx, session, { keep: hashes.session_hash });
    await queries.deleteCodesOf(tx, session);
    await uncountFailure(tx, counter.subject);
  });
  return tokens;
}

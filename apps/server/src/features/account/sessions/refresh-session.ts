import { Problem } from '@takhti/contract';
import type { SessionTokens } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { noteSeen } from '../account.queries.ts';
import { fromNow, isFromFuture, lifetimes } from './lifetimes.ts';
import * as sessions from './sessions.queries.ts';
import { familyHash, hashesOf, hashToken, makeToken, nextTokens } from './tokens.ts';

/**
 * New tokens for a refresh token. A token that was used before ends its session, however long ago that was: either the person or
 * a thief holds a stolen one. For a short while the answer to the last use is given once more, for it may have been lost; nothing
 * is made for that.
 * @throws Problem account.session_expired
 */
export async function refreshSession(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  refresh_token: string,
): Promise<SessionTokens> {
  const tokens = await db.inTransaction((tx) => takeOrEnd(tx, clock.now(), settings, refresh_token));
  if (!tokens) throw new Problem('account.session_expired');
  return tokens;
}

async function takeOrEnd(
  tx: Tx,
  now: Date,
  { closed_institutions }: Services['settings'],
  refresh_token: string,
): Promise<SessionTokens | undefined> {
  const refresh_hash = hashToken(refresh_token);
  const family_hash = familyHash(refresh_token);
  const session = await sessions.selectOptionalRefreshable(tx, { refresh_hash, family_hash });
  if (!session || closed_institutions.has(session.institution_id)) return undefined;
  const refreshed_on = new Date(session.refreshed_on);
  const isOver = new Date(session.refresh_expires_on) <= now || isFromFuture(refreshed_on, now);
  if (!isOver && session.refresh_hash === refresh_hash) {
    const rotation_salt = makeToken();
    const tokens = nextTokens(refresh_token, rotation_salt);
    await noteSeen(tx, session, now);
    await sessions.rotateSession(tx, session.session_hash, {
      ...hashesOf(tokens),
      ...fromNow(now),
      previous_refresh_hash: refresh_hash,
      rotation_salt,
    });
    return tokens;
  }
  const isFresh = now.getTime() - refreshed_on.getTime() <= lifetimes.refresh_grace;
  const isRepeated = session.previous_refresh_hash === refresh_hash && session.rotation_salt !== null;
  if (!isOver && isRepeated && isFresh) return nextTokens(refresh_token, session.rotation_salt ?? '');
  await sessions.deleteSession(tx, session.session_hash);
  return undefined;
}

import { Problem } from '@takhti/contract';
import type { OwnSession } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { deleteOwnSessions, listOwnSessions } from './own-sessions.queries.ts';

/** Where the person of a session is logged in. */
export async function findOwnSessions(
  tx: Tx,
  session: Session,
  now: Date,
): Promise<{ records: OwnSession[]; total: number }> {
  const records = await listOwnSessions(tx, session, session.session_hash, now);
  return { records, total: records.length };
}

/**
 * Ends one other session of the person, or all others; from a session that an LMS opened, those of an LMS alone. The one that asks is ended by logging out.
 * @param session_key which; null for all others
 * @throws Problem account.session_not_found
 */
export async function endOwnSessions(
  tx: Tx,
  session: Session,
  session_key: string | null,
): Promise<{ ended: number }> {
  const keep = session.session_hash;
  // An LMS must not throw a person out of what they opened by themselves.
  const of_lms = session.is_jwt_login === 1;
  const ended = await deleteOwnSessions(tx, session, {
    keep,
    of_lms,
    ...(session_key !== null && { session_key }),
  });
  if (session_key !== null && ended === 0) throw new Problem('account.session_not_found');
  return { ended };
}

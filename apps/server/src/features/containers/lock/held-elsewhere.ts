import { Problem } from '@takhti/contract';
import { isLockLive, type EditLock } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { LoadedContainer } from '../containers.queries.ts';

/** The holder of a container's lock; null if there is none, is the person, or has been gone too long. */
export function lockOf(session: Session, { lock }: Pick<LoadedContainer, 'lock'>): EditLock | null {
  if (lock === null || new Date(lock.expires_on) <= session.asked_on) return null;
  if (!isLockLive(new Date(lock.seen_on), session.asked_on)) return null;
  const { user_id, full_name, taken_on, session_key } = lock;
  return { user_id, full_name, taken_on, is_held: session_key === session.session_key };
}

/**
 * Refuses a change of what another session is editing.
 * @throws Problem container.locked with the `lock`
 */
export function refuseIfHeldElsewhere(session: Session, container: LoadedContainer): void {
  const lock = lockOf(session, container);
  if (lock && !lock.is_held) throw new Problem('container.locked', { lock });
}

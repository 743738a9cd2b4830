import { editLock, type EditLock } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockContainer } from '../containers.queries.ts';
import { lockOf } from './held-elsewhere.ts';
import { loadContainer, requireEditable } from '../load-container.ts';
import * as queries from './locks.queries.ts';

/**
 * Takes or renews the lock of a container that the person may edit; who holds it afterwards.
 * @throws Problem container.not_found, container.forbidden, container.read_only
 */
export async function takeLock(
  tx: Tx,
  session: Session,
  container_id: string,
  isTakenOver: boolean,
): Promise<EditLock> {
  // A move under way is waited for: a lock taken beside it would outlast the right to edit, and keep the next person out.
  await lockContainer(tx, session.institution_id, container_id);
  requireEditable(session, await loadContainer(tx, session, container_id));
  const { institution_id, user_id, session_key, asked_on } = session;
  const gone = new Date(asked_on.getTime() - editLock.lives_ms);
  const unbelieved = new Date(asked_on.getTime() + editLock.lives_ms);
  const holder = { institution_id, container_id, user_id, session_key };
  await queries.takeLock(tx, holder, { now: asked_on, gone, unbelieved, isTakenOver });
  const lock = lockOf(session, await loadContainer(tx, session, container_id));
  if (!lock) throw new Error('a lock that was just taken or is held is there');
  return lock;
}

/**
 * Gives the session's own lock back, if it holds it.
 * @throws Problem container.not_found
 */
export async function releaseLock(tx: Tx, session: Session, container_id: string): Promise<void> {
  const { institution_id } = await loadContainer(tx, session, container_id);
  const { user_id, session_key } = session;
  await queries.releaseLock(tx, { institution_id, container_id, user_id, session_key });
}

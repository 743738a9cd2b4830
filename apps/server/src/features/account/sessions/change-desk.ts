import { Problem } from '@takhti/contract';
import { hasRight, type User } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { selectPerson } from '../account.queries.ts';
import { describeUser } from '../account.service.ts';
import { readSession } from './authenticate.ts';
import { findDesk } from './user-access.ts';
import { leaveDesk, updateDesk } from './user-access.queries.ts';

/**
 * Takes the session to the desk of a content developer, or back to its own (C-863, C-864).
 * @param access_user_id whose desk; null, or the viewer's own id, to go back
 * @throws Problem people.desk_forbidden, people.not_found
 */
export async function changeDesk(tx: Tx, session: Session, access_user_id: string | null): Promise<User> {
  if (access_user_id === null || access_user_id === session.viewer.user_id) {
    await leaveDesk(tx, session.session_hash);
  } else {
    // For a session that is at a desk already the right was checked when it was read.
    if (!session.is_user_access && !hasRight(session, 'developers.view'))
      throw new Problem('people.desk_forbidden');
    if (!(await findDesk(tx, session.institution_id, access_user_id))) throw new Problem('people.not_found');
    await updateDesk(tx, session.session_hash, access_user_id);
  }
  return describeSession(tx, await readSession(tx, session));
}

/**
 * The person at the screen, as a screen opens or learns that something changed. A desk that may not be looked at any more is
 * left for good, so that nobody is taken back to it when the right returns.
 */
export async function settleSession(tx: Tx, session: Session): Promise<User> {
  if (!session.is_user_access && session.desk_user_id !== null) await leaveDesk(tx, session.session_hash);
  return describeSession(tx, session);
}

/** The person behind a session as the screen knows them; at a developer's desk that developer, without what is private. */
async function describeSession(tx: Tx, session: Session): Promise<User> {
  const user = await describeUser(tx, { ...session, active_role: session.active_role.role });
  if (!session.is_user_access) return user;
  // Settings such as the language are the viewer's: they stay what they are.
  const { user_data } = await selectPerson(tx, session.institution_id, session.viewer.user_id);
  return {
    ...user,
    email: '',
    user_data,
    roles: session.active_role.role,
    localRoles: user.localRoles.filter(({ role }) => role === session.active_role.role),
    isUserAccess: 1,
    viewer_full_name: session.viewer.full_name,
    session_state: session.state,
  };
}

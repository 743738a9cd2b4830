import { hasRight, kindOfRole, type RoleGrant } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listGrants } from '../account.queries.ts';
import { deskState } from './session-state.ts';
import { selectOptionalDeskOwner } from './user-access.queries.ts';

/**
 * A session in user-access mode: it sees what the developer sees and does nothing there, for every right and policy refuses
 * it (C-864). It is asked again at each call whether the viewer may still look, and whether there is a desk; otherwise this is
 * the viewer's own session.
 */
export async function atDesk(tx: Tx, own: Session): Promise<Session> {
  if (own.desk_user_id === null || !hasRight(own, 'developers.view')) return own;
  const desk = await findDesk(tx, own.institution_id, own.desk_user_id);
  if (!desk) return own;
  const { owner, role } = desk;
  const { user_id, school_id, username, full_name, grades_access } = owner;
  const { is_users_management, is_view_cds, is_deletion } = owner;
  return {
    ...own,
    user_id,
    school_id,
    username,
    full_name,
    grades_access,
    is_users_management,
    is_view_cds,
    is_deletion,
    active_role: role,
    is_user_access: true,
    state: deskState(own.state, owner, role.role),
  };
}

/** A developer's desk: its owner and the role they write in; undefined when the institution has no such developer. */
export async function findDesk(tx: Tx, institution_id: number, user_id: string) {
  const owner = await selectOptionalDeskOwner(tx, institution_id, user_id);
  if (!owner) return undefined;
  const writing = (await listGrants(tx, institution_id, user_id)).filter(writes);
  const role = writing.find((each) => each.role === owner.active_role) ?? writing[0];
  return role && { owner, role };
}

function writes(role: RoleGrant): boolean {
  return kindOfRole(role) === 'developer';
}

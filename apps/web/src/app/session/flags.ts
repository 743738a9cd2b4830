import type { RightsHolder, RoleGrant, User } from '@takhti/domain';

/** The role a user works in now. */
export function activeRoleOf(user: Pick<User, 'active_role' | 'localRoles'>): RoleGrant {
  const role = user.localRoles.find((each) => each.role === user.active_role);
  // The server never sends a user whose active role is not among their roles; if it did, nothing could be shown to them.
  if (!role) throw new Error('active_role is not among localRoles');
  return role;
}

/** The fields that decide a user's rights. */
export function holderOf(user: User): RightsHolder {
  const { is_users_management, is_view_cds, is_deletion, isUserAccess, is_visitor, jwtLogin, specs } = user;
  return {
    active_role: activeRoleOf(user),
    is_users_management,
    is_view_cds,
    is_deletion,
    is_jwt_login: jwtLogin,
    is_user_access: isUserAccess === 1,
    is_visitor: is_visitor === 1,
    specs,
  };
}

/** The roles that the role switch offers: all but the hidden ones and the present one (C-194, C-409). */
export function switchableRoles(user: Pick<User, 'active_role' | 'localRoles'>): readonly RoleGrant[] {
  return user.localRoles.filter((each) => each.is_hide !== 1 && each.role !== user.active_role);
}

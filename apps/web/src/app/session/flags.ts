import {
  isContentDeveloper,
  isFinalReviewer,
  type RightsHolder,
  type RoleGrant,
  type User,
} from '@takhti/domain';

/** What follows from a user's active role (C-397 to C-401). */
export interface RoleFlags {
  readonly isContentDeveloper: boolean;
  readonly isFinalReviewer: boolean;
  readonly canEditSkill: boolean;
  readonly canExportStats: boolean;
  readonly canEditSkillGui: boolean;
}

/** The role a user works in now. */
export function activeRoleOf(user: Pick<User, 'active_role' | 'localRoles'>): RoleGrant {
  const role = user.localRoles.find((each) => each.role === user.active_role);
  // The server never sends a user whose active role is not among their roles; if it did, nothing could be shown to them.
  if (!role) throw new Error('active_role is not among localRoles');
  return role;
}

/** What decides a user's rights. */
export function holderOf(user: User): RightsHolder {
  const { is_users_management, is_view_cds, is_deletion, is_user_access, is_visitor, specs } = user;
  return {
    active_role: activeRoleOf(user),
    is_users_management,
    is_view_cds,
    is_deletion,
    is_user_access: is_user_access === 1,
    is_visitor: is_visitor === 1,
    specs,
  };
}

export function flagsOf(role: RoleGrant): RoleFlags {
  return {
    isContentDeveloper: isContentDeveloper(role),
    isFinalReviewer: isFinalReviewer(role),
    canEditSkill: role.is_skill_edit === 1,
    canExportStats: role.is_export_stats === 1,
    canEditSkillGui: role.is_skill_edit_gui === 1,
  };
}

/** The roles that the role switch offers: all but the hidden ones and the present one (C-194, C-409). */
export function switchableRoles(user: Pick<User, 'active_role' | 'localRoles'>): readonly RoleGrant[] {
  return user.localRoles.filter((each) => each.is_hide !== 1 && each.role !== user.active_role);
}

import type { Flag } from '../flag.ts';

/** A role as an institution keeps it: a code and its flags (specification, section 6). */
export interface Role {
  readonly role: string;
  readonly title: string;
  /** null: content developer; 1 and 2: reviewers; 3: final reviewer. */
  readonly level: number | null;
  /** Hidden from the role switch (C-409). */
  readonly is_hide: Flag;
  readonly is_skill_edit: Flag;
  readonly is_skill_edit_gui: Flag;
  readonly is_export_stats: Flag;
}

const plain = { is_hide: 0, is_skill_edit: 0, is_skill_edit_gui: 0, is_export_stats: 0 } as const;

/** The roles that a new institution starts with (C-786 to C-795). */
export const standardRoles: readonly Role[] = [
  { ...plain, role: 'cd', title: 'Content developer', level: null },
  { ...plain, role: 'cd3', title: 'Senior content developer', level: null, is_export_stats: 1 },
  { ...plain, role: 'cr1', title: 'First reviewer', level: 1 },
  { ...plain, role: 'cr', title: 'Second reviewer', level: 2 },
  {
    ...plain,
    role: 'cr3',
    title: 'Final reviewer',
    level: 3,
    is_skill_edit: 1,
    is_skill_edit_gui: 1,
    is_export_stats: 1,
  },
  {
    ...plain,
    role: 'admin',
    title: 'Admin',
    level: 3,
    is_skill_edit: 1,
    is_skill_edit_gui: 1,
    is_export_stats: 1,
  },
  { ...plain, role: 'teacher', title: 'Teacher', level: null },
];

/** Whether the role writes content: its level is null (C-397). */
export function isContentDeveloper(role: Pick<Role, 'level'>): boolean {
  return role.level === null;
}

/** Whether the role's approval publishes: its level is 3 (C-398). */
export function isFinalReviewer(role: Pick<Role, 'level'>): boolean {
  return role.level === 3;
}

/** The facts about the role that a person works in, as the specification's clients read them (C-397 to C-401, C-543). */
export function derivedFlagsOf(role: Omit<Role, 'role' | 'title'>) {
  return {
    isContentDeveloper: isContentDeveloper(role) ? 1 : 0,
    isFinalReviewer: isFinalReviewer(role) ? 1 : 0,
    canEditSkill: role.is_skill_edit,
    canExportStats: role.is_export_stats,
    canEditSkillGui: role.is_skill_edit_gui,
  } as const;
}

/** Whether role or title is admin, regardless of its case (C-796). */
export function isAdmin(role: Pick<Role, 'role' | 'title'>): boolean {
  return [role.role, role.title].some((name) => name.toLowerCase() === 'admin');
}

/**
 * Whether a person with these roles manages users in one of them (C-792). The right itself is asked of the role that a
 * session works in; this is asked of all that a person could work in.
 */
export function managesUsersWith(
  roles: readonly Pick<Role, 'role' | 'title'>[],
  is_users_management: Flag,
): boolean {
  return roles.some((role) => isAdmin(role) || (role.role === 'cr3' && is_users_management === 1));
}

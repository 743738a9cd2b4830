import type { Specs } from '../entities/user.ts';
import type { Flag } from '../flag.ts';
import { isAdmin, isContentDeveloper, isFinalReviewer, managesUsersWith, type Role } from './roles.ts';

/** The facts that decide a person's rights: the role they work in, and the flags of their account and of their institution. */
export interface RightsHolder {
  readonly active_role: Role;
  readonly is_users_management: Flag;
  readonly is_view_cds: Flag;
  readonly is_deletion: Flag;
  /** Whether an LMS opened the session (C-404). */
  readonly is_jwt_login: Flag;
  readonly specs: Specs;
  /** Looks at a developer's desk without working there (C-864). */
  readonly is_user_access: boolean;
  /** Came without a login of their own: one account for all such visitors of an institution (C-849, C-850). */
  readonly is_visitor: boolean;
}

interface Rule {
  /** The holders of the right, for the printed table. */
  readonly who: string;
  readonly holds: (holder: RightsHolder) => boolean;
  /** It changes nothing: user-access mode has it too. */
  readonly isReading?: true;
  /** It shows nothing but what is published for everybody: visitors have it too. */
  readonly isForVisitors?: true;
}

const isDeveloper = ({ active_role }: RightsHolder): boolean => kindOfRole(active_role) === 'developer';
const isReviewer = ({ active_role }: RightsHolder): boolean => kindOfRole(active_role) === 'reviewer';
const isFinal = ({ active_role }: RightsHolder): boolean => isFinalReviewer(active_role);

// An LMS identifies a person: that must not be enough to set passwords of others, or to send what is asked elsewhere.
const isAdministrator = ({ active_role, is_jwt_login }: RightsHolder): boolean =>
  is_jwt_login === 0 && isAdmin(active_role);
const administrators = 'roles whose code or title is admin; never in a session that an LMS opened';

/** The table of rights: what a call can ask before anything is loaded; the finer question is each noun's policy. */
const table = {
  'container.create': { who: 'developers', holds: isDeveloper },
  'container.read': {
    who: 'developers and reviewers',
    holds: (holder) => isDeveloper(holder) || isReviewer(holder),
    isReading: true,
  },
  'desk.read': { who: 'developers', holds: isDeveloper, isReading: true },
  'container.edit': {
    who: 'developers and reviewers',
    holds: (holder) => isDeveloper(holder) || isReviewer(holder),
  },
  'container.submit': { who: 'developers', holds: isDeveloper },
  'container.review': { who: 'reviewers', holds: isReviewer },
  'library.read': { who: 'everybody', holds: () => true, isReading: true, isForVisitors: true },
  // Everybody who works here writes, reviews or assigns: they see what is right before learners do.
  'content.preview': { who: 'everybody with a login of their own', holds: () => true, isReading: true },
  'collections.own': { who: 'everybody with a login of their own', holds: () => true },
  'library.delete': {
    who: 'final reviewers with is_deletion = 1',
    holds: (holder) => isFinal(holder) && holder.is_deletion === 1,
  },
  // Teachers among them: of their own school, which is asked of the competition.
  'competition.players': { who: 'everybody with a login of their own', holds: () => true },
  'content.share': {
    who: 'everybody, where specs.is_share_allowed = 1',
    holds: ({ specs }) => specs.is_share_allowed === 1,
  },
  'skills.read': { who: 'everybody', holds: () => true, isReading: true, isForVisitors: true },
  'skills.manage': {
    who: 'roles with is_skill_edit = 1 or is_skill_edit_gui = 1',
    holds: ({ active_role }) => active_role.is_skill_edit === 1 || active_role.is_skill_edit_gui === 1,
  },
  'skills.import': {
    who: 'roles with is_skill_edit = 1',
    holds: ({ active_role }) => active_role.is_skill_edit === 1,
  },
  'skills.edit': {
    who: 'roles with is_skill_edit_gui = 1',
    holds: ({ active_role }) => active_role.is_skill_edit_gui === 1,
  },
  'stats.export': {
    who: 'roles with is_export_stats = 1, where specs.is_excel_export is not 0',
    holds: ({ active_role, specs }) => active_role.is_export_stats === 1 && specs.is_excel_export !== 0,
  },
  'users.manage': {
    who: `role cr3 with is_users_management = 1, and ${administrators}`,
    holds: ({ active_role, is_users_management, is_jwt_login }) =>
      is_jwt_login === 0 && managesUsersWith([active_role], is_users_management),
  },
  'developers.view': {
    who: 'developers and reviewers with is_view_cds = 1',
    holds: (holder) => (isDeveloper(holder) || isReviewer(holder)) && holder.is_view_cds === 1,
  },
  'lms.publish': {
    who: 'final reviewers, where specs.is_publish_lms = 1',
    holds: (holder) => isFinal(holder) && holder.specs.is_publish_lms === 1,
  },
  'lms.manage': { who: administrators, holds: isAdministrator },
  'ai.manage': { who: administrators, holds: isAdministrator },
  // What children asked is for those who look after them, even once no bot answers any more: a talk may be about danger.
  'bots.talks': {
    who: `teachers, and ${administrators}`,
    holds: (holder) => kindOfRole(holder.active_role) === 'teacher' || isAdministrator(holder),
  },
  // Teachers among them: of children who ask a bot.
  'notifications.own': { who: 'everybody with a login of their own', holds: () => true },
  // Everybody who works here may give it to a class; visitors have no class.
  'content.assign': { who: 'everybody with a login of their own', holds: () => true },
  'lessons.premium': {
    who: 'developers and reviewers, where specs.is_premium_lessons = 1',
    holds: (holder) => (isDeveloper(holder) || isReviewer(holder)) && holder.specs.is_premium_lessons === 1,
  },
  'ai.generate': {
    who: 'developers, where specs.is_ai_enabled = 1',
    holds: (holder) => isDeveloper(holder) && holder.specs.is_ai_enabled === 1,
  },
} as const satisfies Record<string, Rule>;

export type Right = keyof typeof table;

/** Every right, in the order of the table. */
export const rights = Object.keys(table) as readonly Right[];

/**
 * The kind of work a role does, from its code and level (specification, section 6).
 * A teacher picks and assigns published content and authors none, although its level is null.
 */
export function kindOfRole(role: Pick<Role, 'role' | 'level'>): 'developer' | 'reviewer' | 'teacher' {
  if (role.role === 'teacher') return 'teacher';
  return isContentDeveloper(role) ? 'developer' : 'reviewer';
}

/** Whether a person holds a right. The server refuses and the screen hides by this same predicate (C-827). */
export function hasRight(holder: RightsHolder, right: Right): boolean {
  const rule: Rule = table[right];
  if (holder.is_user_access && rule.isReading !== true) return false;
  if (holder.is_visitor && rule.isForVisitors !== true) return false;
  return rule.holds(holder);
}

/** The holders of a right, in words. */
export function whoHolds(right: Right): string {
  return table[right].who;
}

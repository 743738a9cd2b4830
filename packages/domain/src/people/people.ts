import { grades, splitList } from '../skills/grades.ts';
import { limits } from '../limits.ts';
import { isReadableName, plainName } from '../texts/plain-name.ts';
import { isAdmin, type Role } from './roles.ts';

/** The fields of a person that an administrator writes; lists are comma lists, as in the user entity (specification, section 3). */
export interface PersonDraft {
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly roles: string;
  readonly grades_access: string;
  readonly subjects_access: string;
  readonly school_name: string;
}

/** Faults of a field of a person. */
export const personFaults = [
  'username_required',
  'username_taken',
  /** It looks like another one of the institution, though its letters are others. */
  'username_alike',
  'username_twice',
  'username_too_long',
  'password_required',
  'password_length',
  'own_password',
  'full_name_required',
  'full_name_short',
  'full_name_too_long',
  /** No letter of it can be seen, or its marks climb over other lines. */
  'full_name_unreadable',
  'email_invalid',
  'email_taken',
  'email_twice',
  'roles_required',
  'roles_unknown',
  'roles_forbidden',
  'grades_required',
  'grades_unknown',
  'subjects_required',
  'subjects_too_long',
  'school_required',
  'school_unknown',
  'school_too_long',
  'flag_invalid',
] as const;
export type PersonFault = (typeof personFaults)[number];

export type PersonField = keyof PersonDraft | 'password' | PersonFlag;

/** A field of a person, and what is wrong with it. */
export interface PersonFinding {
  readonly field: PersonField;
  readonly fault: PersonFault;
}

/** The rights that an administrator gives to a person beside roles (C-403). */
export const personFlags = ['is_users_management', 'is_view_cds', 'is_deletion'] as const;
export type PersonFlag = (typeof personFlags)[number];

/** Roles whose holders belong to a school (C-715, C-789). */
const rolesWithSchool: readonly string[] = ['cd', 'cr1'];

// A dot in the domain, no spaces: what a mail server would accept; only a mail can show whether it is read.
const email = /^[^\s@,;<>"()[\]:\\]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/u;

/**
 * What is wrong with a person as a form or a row of a file gives it, field by field (specification, section 5; C-708 to
 * C-719). What only the database knows, such as a username that is taken, is added by the server.
 * @param known the role codes of the institution
 */
export function personFindings(draft: PersonDraft, known: readonly string[]): PersonFinding[] {
  const found = (field: PersonField, fault: PersonFault | null): PersonFinding[] =>
    fault === null ? [] : [{ field, fault }];
  return [
    ...found('username', usernameFault(draft.username.trim())),
    ...found('full_name', fullNameFault(plainName(draft.full_name))),
    ...found('email', emailFault(draft.email.trim())),
    ...found('roles', rolesFault(splitList(draft.roles), known)),
    ...found('grades_access', gradesFault(draft.grades_access)),
    ...found('subjects_access', subjectsFault(draft.subjects_access)),
    ...found('school_name', schoolFault(draft)),
  ];
}

/**
 * The fault of a password before it is hashed: afterwards it cannot be checked (C-709, C-716, C-717).
 * @param isNew whether the person is new: then there must be one, otherwise none means that it stays.
 */
export function passwordFault(password: string, isNew: boolean): PersonFault | null {
  if (password === '') return isNew ? 'password_required' : null;
  const { min, max } = limits.password;
  return password.length < min || password.length > max ? 'password_length' : null;
}

/** Whether a person of these roles must belong to a school (C-715, C-789). */
export function needsSchool(roles: readonly string[]): boolean {
  return roles.some((role) => rolesWithSchool.includes(role));
}

/** Whether a list of grades or subjects means all of them. */
export function isAll(list: string): boolean {
  return splitList(list).some((entry) => entry.toUpperCase() === 'ALL');
}

/**
 * Whether a person in a role may make administrators, and change those who are: administrators alone. Otherwise anyone who
 * manages users in another role could become one, or set an administrator's password and log in as them.
 */
export function managesAdministrators(active_role: Pick<Role, 'role' | 'title'>): boolean {
  return isAdmin(active_role);
}

/** Whether one of the roles, given by their codes, is an administrator's. */
export function hasAdminRole(
  codes: readonly string[],
  known: readonly Pick<Role, 'role' | 'title'>[],
): boolean {
  return known.some((role) => isAdmin(role) && codes.includes(role.role));
}

function usernameFault(username: string): PersonFault | null {
  if (username === '') return 'username_required';
  return username.length > limits.username.max ? 'username_too_long' : null;
}

/** The fault of the name by which others see a person; null for none (C-718). */
export function fullNameFault(name: string): PersonFault | null {
  if (name === '') return 'full_name_required';
  // By characters, not by UTF-16 units: a letter outside the basic plane is one letter.
  const length = Array.from(name).length;
  if (length < limits.full_name.min) return 'full_name_short';
  if (length > limits.full_name.max) return 'full_name_too_long';
  return isReadableName(name) ? null : 'full_name_unreadable';
}

/** Whether a mail could be sent to an address: of one person, and of a length that mail servers take. */
export function isEmail(address: string): boolean {
  return email.test(address) && address.length <= limits.email.max;
}

function emailFault(address: string): PersonFault | null {
  return isEmail(address) ? null : 'email_invalid';
}

function rolesFault(roles: readonly string[], known: readonly string[]): PersonFault | null {
  if (roles.length === 0) return 'roles_required';
  return roles.every((role) => known.includes(role)) ? null : 'roles_unknown';
}

function gradesFault(list: string): PersonFault | null {
  const entries = splitList(list);
  if (entries.length === 0) return 'grades_required';
  const isKnown = (entry: string): boolean => (grades as readonly string[]).includes(entry);
  return isAll(list) || entries.every(isKnown) ? null : 'grades_unknown';
}

function subjectsFault(list: string): PersonFault | null {
  if (splitList(list).length === 0) return 'subjects_required';
  return list.length > limits.subjects_access.max ? 'subjects_too_long' : null;
}

function schoolFault({ school_name, roles }: PersonDraft): PersonFault | null {
  const name = school_name.trim();
  if (name === '') return needsSchool(splitList(roles)) ? 'school_required' : null;
  return name.length > limits.school_name.max ? 'school_too_long' : null;
}

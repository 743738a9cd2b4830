import type { createUser, RequestInput } from '@takhti/contract';
import {
  isAll,
  passwordFault,
  personFindings,
  splitList,
  type Flag,
  type Person,
  type PersonDraft,
  type PersonFault,
  type PersonField,
  type School,
} from '@takhti/domain';

/** The value of the school select that asks for the name of a new one. */
export const newSchool = 'new';

/** A person as the form holds them. */
export interface PersonForm {
  readonly username: string;
  readonly password: string;
  readonly full_name: string;
  readonly email: string;
  /** In their order. */
  readonly roles: readonly string[];
  readonly has_all_grades: boolean;
  readonly grades: readonly string[];
  readonly has_all_subjects: boolean;
  readonly subjects: readonly string[];
  /** '' for none, `newSchool`, or the school's id. */
  readonly school: string;
  readonly new_school_name: string;
  readonly is_users_management: Flag;
  readonly is_view_cds: Flag;
  readonly is_deletion: Flag;
}

/** The faults, field by field: of each field only the first. */
export type PersonFaults = Partial<Record<PersonField, PersonFault>>;

export const nobodyYet: PersonForm = {
  username: '',
  password: '',
  full_name: '',
  email: '',
  roles: [],
  has_all_grades: true,
  grades: [],
  has_all_subjects: true,
  subjects: [],
  school: '',
  new_school_name: '',
  is_users_management: 0,
  is_view_cds: 0,
  is_deletion: 0,
};

/** The form of somebody who is there already; a list that is empty means all (C-811). */
export function formOf(person: Person): PersonForm {
  const { username, full_name, email, is_users_management, is_view_cds, is_deletion } = person;
  const [grades, subjects] = [splitList(person.grades_access), splitList(person.subjects_access)];
  const has_all_grades = isAll(person.grades_access) || grades.length === 0;
  const has_all_subjects = isAll(person.subjects_access) || subjects.length === 0;
  return {
    username,
    password: '',
    full_name,
    email,
    roles: splitList(person.roles),
    has_all_grades,
    grades: has_all_grades ? [] : grades,
    has_all_subjects,
    subjects: has_all_subjects ? [] : subjects,
    school: person.school_id ?? '',
    new_school_name: '',
    is_users_management,
    is_view_cds,
    is_deletion,
  };
}

/** The part of a form that the rules judge. */
export function draftOf(form: PersonForm, schools: readonly School[]): PersonDraft {
  const known = schools.find(({ school_id }) => school_id === form.school);
  return {
    username: form.username,
    full_name: form.full_name,
    email: form.email,
    roles: form.roles.join(','),
    grades_access: form.has_all_grades ? 'ALL' : form.grades.join(','),
    subjects_access: form.has_all_subjects ? 'ALL' : form.subjects.join(','),
    school_name: form.school === newSchool ? form.new_school_name : (known?.school_name ?? ''),
  };
}

/** The faults of a form before it is sent (C-708 to C-719); the server checks the same, and whether the names are taken. */
export function faultsOf(
  form: PersonForm,
  { schools, roles, isNew }: { schools: readonly School[]; roles: readonly string[]; isNew: boolean },
): PersonFaults {
  const findings = personFindings(draftOf(form, schools), roles);
  const password = passwordFault(form.password, isNew);
  return asFaults([...findings, ...(password ? [{ field: 'password' as const, fault: password }] : [])]);
}

/** Findings by field. */
export function asFaults(findings: readonly { field: string; fault: PersonFault }[]): PersonFaults {
  const faults: PersonFaults = {};
  for (const { field, fault } of findings) faults[field as PersonField] ??= fault;
  return faults;
}

/**
 * What is sent of a form.
 * @param password the hash, or undefined to keep the present one
 * @param editing whom and from which version; null for somebody new
 */
export function requestOf(
  form: PersonForm,
  schools: readonly School[],
  password: string | undefined,
  editing: { user_id: string; version: number } | null,
): RequestInput<typeof createUser> {
  const isNewSchool = form.school === newSchool;
  return {
    ...editing,
    ...draftOf(form, schools),
    password,
    is_new_school: isNewSchool ? 1 : 0,
    update_school_id: isNewSchool || form.school === '' ? null : form.school,
    is_users_management: form.is_users_management,
    is_view_cds: form.is_view_cds,
    is_deletion: form.is_deletion,
  };
}

/** Gives a role, at the end of those held, or takes it. */
export function withRole(roles: readonly string[], role: string, isHeld: boolean): string[] {
  const others = roles.filter((each) => each !== role);
  return isHeld ? [...others, role] : others;
}

/** The same roles, with this one first. */
export function withFirst(roles: readonly string[], first: string): string[] {
  return [first, ...roles.filter((each) => each !== first)];
}

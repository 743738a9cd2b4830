import { splitList } from '../skills/grades.ts';
import { isAll, personFlags, type PersonFlag } from './people.ts';
import type { Flag } from '../flag.ts';

/** An administrator's action on a person, in the history. */
export const personActions = ['made', 'changed', 'disabled', 'enabled', 'imported'] as const;
export type PersonAction = (typeof personActions)[number];

/** The fields that the history compares. */
export type PersonFacts = Readonly<Record<(typeof textFields)[number], string>> &
  Readonly<Record<PersonFlag, Flag>>;

const textFields = [
  'username',
  'full_name',
  'email',
  'roles',
  'grades_access',
  'subjects_access',
  'school_name',
] as const;

/** One changed field of a person. The history does not contain passwords. */
export interface PersonChange {
  readonly field: keyof PersonFacts | 'password';
  readonly from: string;
  readonly to: string;
}

/**
 * What an edit changes of a person, field by field, for the history: empty when it changes nothing.
 * @param before undefined for a new person, of whom only the filled-in fields are listed
 */
export function personChanges(
  before: PersonFacts | undefined,
  after: PersonFacts,
  hasNewPassword: boolean,
): PersonChange[] {
  const texts = textFields.map((field) => ({ field, from: before?.[field] ?? '', to: after[field] }));
  const flags = personFlags.map((field) => ({
    field,
    from: String(before?.[field] ?? 0),
    to: String(after[field]),
  }));
  const password: PersonChange[] = hasNewPassword ? [{ field: 'password', from: '', to: '' }] : [];
  return [...texts, ...flags].filter(({ from, to }) => from !== to).concat(password as typeof texts);
}

/** A comma list as it is stored: trimmed, each entry once, in the order given; `ALL` where it means all. */
export function tidyList(list: string): string {
  return isAll(list) ? 'ALL' : [...new Set(splitList(list))].join(',');
}

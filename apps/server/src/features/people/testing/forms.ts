import { createHash } from 'node:crypto';
import type { createUser, RequestInput } from '@takhti/contract';
import type { Person } from '@takhti/domain';
import { newId } from '../../../platform/ids.ts';

/** The hash that a browser sends of a password. */
export function pwdOf(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

type Form = RequestInput<typeof createUser>;

/** A form for somebody new that obeys every rule, unlike any other. */
export function newPerson(overrides: Partial<Form> = {}): Form {
  const mark = newId().slice(-8);
  return {
    username: `new-${mark}`,
    password: pwdOf('a fine password'),
    full_name: `Somebody New ${mark}`,
    email: `new-${mark}@example.org`,
    roles: 'cr',
    grades_access: 'ALL',
    subjects_access: 'ALL',
    ...overrides,
  };
}

/** The form of a person as it opens, with what is changed in it. */
export function editOf(person: Person, overrides: Partial<Form> = {}): Form {
  const { school_id, last_seen_on: _seen, created_on: _made, is_disabled: _disabled, ...form } = person;
  return { ...form, update_school_id: school_id, ...overrides };
}

import type { Person } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  asFaults,
  draftOf,
  faultsOf,
  formOf,
  newSchool,
  nobodyYet,
  requestOf,
  withFirst,
  withRole,
  type PersonForm,
} from './person-form.ts';

const school = { school_id: '33333333-3333-4333-8333-333333333333', school_name: 'Hill School', people: 2 };
const facts = { schools: [school], roles: ['cd', 'cr1', 'cr', 'cr3'], isNew: true };
const person: Person = {
  user_id: '11111111-1111-4111-8111-111111111111',
  username: 'amina',
  full_name: 'Amina Yousafzai',
  email: 'amina@example.org',
  roles: 'cd,cr3',
  grades_access: '4,5',
  subjects_access: 'ALL',
  school_id: school.school_id,
  school_name: 'Hill School',
  is_disabled: 0,
  last_seen_on: null,
  is_users_management: 1,
  is_view_cds: 0,
  is_deletion: 0,
  version: 7,
  created_on: '2026-01-01T00:00:00.000Z',
};
const filled: PersonForm = { ...formOf(person), password: 'five5' };

describe('the form of a person', () => {
  test('C-708 C-709 C-710 C-711 C-714 an empty form says of each field what it lacks', () => {
    expect(faultsOf(nobodyYet, facts)).toEqual({
      username: 'username_required',
      full_name: 'full_name_required',
      email: 'email_invalid',
      roles: 'roles_required',
      password: 'password_required',
    });
    expect(faultsOf(filled, facts)).toEqual({});
  });

  test('C-712 C-713 anyone who is not given everything must be given something', () => {
    const none = { ...filled, has_all_grades: false, grades: [], has_all_subjects: false, subjects: [] };
    expect(faultsOf(none, facts)).toEqual({
      grades_access: 'grades_required',
      subjects_access: 'subjects_required',
    });
  });

  test.each([
    ['abcd', 'password_length'],
    ['abcde', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'password_length'],
  ])('C-716 C-717 the password %j', (password, fault) => {
    expect(faultsOf({ ...filled, password }, facts).password).toBe(fault);
  });

  test('C-709 an edit may leave the password empty, and no other length', () => {
    expect(faultsOf({ ...filled, password: '' }, { ...facts, isNew: false })).toEqual({});
    expect(faultsOf({ ...filled, password: 'abc' }, { ...facts, isNew: false }).password).toBe(
      'password_length',
    );
  });

  test('C-715 C-789 cd and cr1 need a school, chosen or new', () => {
    const without = { ...filled, school: '' };
    expect(faultsOf({ ...without, roles: ['cd'] }, facts).school_name).toBe('school_required');
    expect(faultsOf({ ...without, roles: ['cr', 'cr1'] }, facts).school_name).toBe('school_required');
    expect(faultsOf({ ...without, roles: ['cr'] }, facts)).toEqual({});
    expect(faultsOf({ ...without, school: newSchool }, facts).school_name).toBe('school_required');
    expect(faultsOf({ ...without, school: newSchool, new_school_name: 'Valley' }, facts)).toEqual({});
  });

  test('shows the first fault of each field', () => {
    expect(
      asFaults([
        { field: 'email', fault: 'email_invalid' },
        { field: 'email', fault: 'email_taken' },
      ]),
    ).toEqual({ email: 'email_invalid' });
  });
});

describe('what is sent', () => {
  test('an edit that changes nothing sends the person as they are, from the version that was seen', () => {
    const { user_id, version } = person;
    expect(requestOf(formOf(person), [school], undefined, { user_id, version })).toMatchObject({
      user_id,
      version,
      username: 'amina',
      roles: 'cd,cr3',
      grades_access: '4,5',
      subjects_access: 'ALL',
      school_name: 'Hill School',
      is_new_school: 0,
      update_school_id: school.school_id,
      password: undefined,
      is_users_management: 1,
    });
  });

  test('C-395 a new school is sent by its name', () => {
    const form = { ...filled, school: newSchool, new_school_name: 'Valley' };
    expect(requestOf(form, [school], 'f'.repeat(64), null)).toMatchObject({
      school_name: 'Valley',
      is_new_school: 1,
      update_school_id: null,
      password: 'f'.repeat(64),
    });
    expect(requestOf(form, [school], undefined, null)).not.toHaveProperty('user_id');
  });

  test('an empty list of grades or subjects stands for all', () => {
    const form = formOf({ ...person, grades_access: '', subjects_access: '' });
    expect(draftOf(form, [school])).toMatchObject({ grades_access: 'ALL', subjects_access: 'ALL' });
  });
});

test('roles keep the order in which they were given, and any can come first', () => {
  expect(withRole(['cd'], 'cr', true)).toEqual(['cd', 'cr']);
  expect(withRole(['cd', 'cr'], 'cd', false)).toEqual(['cr']);
  expect(withFirst(['cd', 'cr', 'cr3'], 'cr3')).toEqual(['cr3', 'cd', 'cr']);
});

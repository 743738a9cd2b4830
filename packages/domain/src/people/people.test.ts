import { describe, expect, test } from 'vitest';
import {
  isAll,
  needsSchool,
  passwordFault,
  personFindings,
  type PersonDraft,
  type PersonField,
} from './people.ts';
import { personChanges, tidyList, type PersonFacts } from './person-changes.ts';
import { managesUsersWith, standardRoles } from './roles.ts';

const known = standardRoles.map(({ role }) => role);
const right: PersonDraft = {
  username: 'amina',
  full_name: 'Amina Yousafzai',
  email: 'amina@example.org',
  roles: 'cd,cr3',
  grades_access: 'ALL',
  subjects_access: 'Mathematics,Urdu',
  school_name: 'Model School',
};

function faultOf(field: PersonField, change: Partial<PersonDraft>): string | undefined {
  return personFindings({ ...right, ...change }, known).find((finding) => finding.field === field)?.fault;
}

describe('a person', () => {
  test('a complete person has no fault', () => {
    expect(personFindings(right, known)).toEqual([]);
  });

  test.each([
    ['C-708', 'username', '  ', 'username_required'],
    ['C-708', 'username', 'x'.repeat(121), 'username_too_long'],
    ['C-710', 'full_name', ' ', 'full_name_required'],
    ['C-718 C-719', 'full_name', ' ab ', 'full_name_short'],
    ['C-718 C-719', 'full_name', 'abc', undefined],
    ['C-718 C-719', 'full_name', 'علی', undefined],
    ['C-718 C-719', 'full_name', '😀😀', 'full_name_short'],
    ['fillers alone', 'full_name', '\u3164\u3164\u3164', 'full_name_required'],
    ['dashes alone', 'full_name', '–––', 'full_name_unreadable'],
    ['C-712', 'grades_access', ' , ', 'grades_required'],
    ['C-712', 'grades_access', '4, K-2', undefined],
    ['C-712', 'grades_access', '4,13', 'grades_unknown'],
    ['C-393', 'grades_access', 'all', undefined],
    ['C-713', 'subjects_access', '', 'subjects_required'],
    ['C-714', 'roles', '', 'roles_required'],
    ['C-714', 'roles', 'cd,boss', 'roles_unknown'],
    ['C-715', 'school_name', ' ', 'school_required'],
  ] as const)('%s %s %j: %s', (_id, field, value, fault) => {
    expect(faultOf(field, { [field]: value })).toBe(fault);
  });

  test.each(['', 'a', 'a@b', '@b.org', 'a b@c.org', 'a@b..org', 'a@b.org,c@d.org', 'a@@b.org', 'a@.org'])(
    'C-711 %j is no email',
    (email) => expect(faultOf('email', { email })).toBe('email_invalid'),
  );

  test.each(['a@b.org', 'first.last+tag@mail.school.edu.pk', ' a@b.org ', 'امینہ@مثال.پاکستان'])(
    'C-711 %j is an email',
    (email) => expect(faultOf('email', { email })).toBeUndefined(),
  );

  test.each(standardRoles)('C-715 C-789 whether $role needs a school', ({ role }) => {
    expect(needsSchool([role])).toBe(role === 'cd' || role === 'cr1');
    expect(faultOf('school_name', { roles: role, school_name: '' })).toBe(
      needsSchool([role]) ? 'school_required' : undefined,
    );
  });

  test.each([
    [4, 'password_length'],
    [5, null],
    [50, null],
    [51, 'password_length'],
  ])('C-716 C-717 a password of %i characters', (length, fault) => {
    expect(passwordFault('x'.repeat(length), true)).toBe(fault);
  });

  test('C-709 only somebody new must be given a password', () => {
    expect([passwordFault('', true), passwordFault('', false)]).toEqual(['password_required', null]);
  });

  test('C-792 C-796 who manages users: any admin, and cr3 with the flag', () => {
    const role = (code: string) => standardRoles.filter((each) => each.role === code);
    expect(managesUsersWith(role('admin'), 0)).toBe(true);
    expect(managesUsersWith([{ role: 'boss', title: 'ADMIN' }], 0)).toBe(true);
    expect(managesUsersWith(role('cr3'), 1)).toBe(true);
    expect(managesUsersWith(role('cr3'), 0)).toBe(false);
    expect(managesUsersWith([...role('cr'), ...role('cd')], 1)).toBe(false);
  });
});

describe('what is kept of a change', () => {
  const facts: PersonFacts = { ...right, is_users_management: 0, is_view_cds: 0, is_deletion: 0 };

  test('the fields that differ, from what to what, and of a password only that it is new', () => {
    const after = { ...facts, roles: 'cr3', is_deletion: 1 as const };
    expect(personChanges(facts, after, true)).toEqual([
      { field: 'roles', from: 'cd,cr3', to: 'cr3' },
      { field: 'is_deletion', from: '0', to: '1' },
      { field: 'password', from: '', to: '' },
    ]);
    expect(personChanges(facts, facts, false)).toEqual([]);
  });

  test('of somebody new what was filled in', () => {
    const fields = personChanges(undefined, { ...facts, school_name: '' }, false).map(({ field }) => field);
    expect(fields).toEqual(['username', 'full_name', 'email', 'roles', 'grades_access', 'subjects_access']);
  });

  test('C-393 lists are kept tidy, ALL where they stand for all', () => {
    expect(tidyList(' cd , cr,,cd')).toBe('cd,cr');
    expect(tidyList('4, all')).toBe('ALL');
    expect([isAll('ALL'), isAll('Allergies'), isAll('')]).toEqual([true, false, false]);
  });
});

import { standardRoles, type User } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { holderOf } from '../../session/flags.ts';
import { somebody } from '../../session/testing/somebody.ts';
import { sidebarEntries } from './sidebar-entries.ts';

function namesFor(active_role: string, of: Partial<User> = {}, isLms = false): string[] {
  const localRoles = standardRoles.map((role) => ({ ...role }));
  const holder = holderOf(somebody({ active_role, localRoles, ...of }));
  return sidebarEntries(holder, { isLms })
    .filter(({ only_while_waiting }) => only_while_waiting !== true)
    .map(({ name }) => name);
}

const lists = ['waiting', 'in_review', 'resubmission', 'approved'];

test('a developer has every list, a reviewer all but drafts, a teacher none', () => {
  expect(namesFor('cd')).toEqual(['home', 'draft', ...lists, 'library']);
  expect(namesFor('cr1')).toEqual(['home', ...lists, 'library']);
  expect(namesFor('teacher')).toEqual(['home', 'library']);
});

test('C-171 skills shows for those who may change them', () => {
  expect(namesFor('cr3')).toEqual(['home', ...lists, 'library', 'skills']);
});

describe('user management', () => {
  test('C-201 shows for role cr3 with is_users_management', () => {
    expect(namesFor('cr3', { is_users_management: 1 })).toContain('users');
    expect(namesFor('cr3')).not.toContain('users');
  });

  test('C-202 C-796 shows for a role or title admin, whatever its case', () => {
    expect(namesFor('admin')).toContain('users');
    const boss = { ...standardRoles[3]!, role: 'boss', title: 'ADMIN' };
    expect(namesFor('boss', { localRoles: [boss] })).toContain('users');
  });

  test('C-203 never shows in LMS mode', () => {
    expect(namesFor('admin', {}, true)).not.toContain('users');
    expect(namesFor('cr3', { is_users_management: 1 }, true)).not.toContain('users');
  });

  test.each(['cd', 'cd3', 'cr', 'cr1', 'teacher'])(
    'C-204 does not show for %s, even with the flag',
    (code) => {
      expect(namesFor(code, { is_users_management: 1 })).not.toContain('users');
    },
  );
});

test('what children said to bots is there for teachers and administrators, where no bot answers only while something waits', () => {
  const shownFor = (active_role: string, is_ai_enabled: 0 | 1): boolean | undefined => {
    const specs = { ...somebody().specs, is_ai_enabled };
    const localRoles = standardRoles.map((role) => ({ ...role }));
    const holder = holderOf(somebody({ active_role, localRoles, specs }));
    return sidebarEntries(holder, { isLms: false }).find(({ name }) => name === 'bot_talks')
      ?.only_while_waiting;
  };
  expect([shownFor('teacher', 1), shownFor('admin', 1), shownFor('cd', 1)]).toEqual([
    false,
    false,
    undefined,
  ]);
  expect([shownFor('teacher', 0), shownFor('admin', 0), shownFor('cd', 0)]).toEqual([true, true, undefined]);
});

test('C-205 content developers needs is_view_cds', () => {
  expect(namesFor('cr', { is_view_cds: 1 })).toContain('content_developers');
  expect(namesFor('cr')).not.toContain('content_developers');
});

test('C-206 in user-access mode only dashboard entries are left', () => {
  const everything = { isUserAccess: 1, is_users_management: 1, is_view_cds: 1 } as const;
  expect(namesFor('cr3', everything)).toEqual(['home', ...lists]);
  expect(namesFor('cd', everything)).toEqual(['home', 'draft', ...lists]);
});

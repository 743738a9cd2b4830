import { describe, expect, test } from 'vitest';
import { activeRoleOf, flagsOf, switchableRoles } from './flags.ts';
import { somebody } from './testing/somebody.ts';

const plain = {
  title: 'A role',
  is_hide: 0,
  is_skill_edit: 0,
  is_skill_edit_gui: 0,
  is_export_stats: 0,
} as const;

describe('flags of a role', () => {
  test.each([
    [null, true, false],
    [1, false, false],
    [2, false, false],
    [3, false, true],
  ])(
    'C-397 C-398 level %s: developer %s, final reviewer %s',
    (level, isContentDeveloper, isFinalReviewer) => {
      expect(flagsOf({ ...plain, role: 'x', level })).toMatchObject({ isContentDeveloper, isFinalReviewer });
    },
  );

  test.each([
    ['C-399', 'is_skill_edit', 'canEditSkill'],
    ['C-400', 'is_export_stats', 'canExportStats'],
    ['C-401', 'is_skill_edit_gui', 'canEditSkillGui'],
  ] as const)('%s %s gives %s', (_id, flag, derived) => {
    expect(flagsOf({ ...plain, role: 'x', level: 1, [flag]: 1 })[derived]).toBe(true);
    expect(flagsOf({ ...plain, role: 'x', level: 1 })[derived]).toBe(false);
  });
});

test('C-543 flags follow the active role', () => {
  const flags = (active_role: string) => flagsOf(activeRoleOf(somebody({ active_role })));
  expect(flags('cd')).toMatchObject({ isContentDeveloper: true, isFinalReviewer: false });
  expect(flags('cr3')).toMatchObject({ isContentDeveloper: false, isFinalReviewer: true });
});

test('C-194 C-409 the role switch offers the other roles, without hidden ones', () => {
  const user = somebody();
  const localRoles = user.localRoles.map(
    (role) => ({ ...role, is_hide: role.role === 'cr3' ? 1 : 0 }) as const,
  );
  expect(switchableRoles(user).map(({ role }) => role)).toEqual(['cr1', 'cr3']);
  expect(switchableRoles({ ...user, localRoles }).map(({ role }) => role)).toEqual(['cr1']);
});

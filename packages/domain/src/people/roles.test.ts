import { describe, expect, test } from 'vitest';
import { derivedFlagsOf, isAdmin, isContentDeveloper, isFinalReviewer, standardRoles } from './roles.ts';
import { roleOf } from '../testing/people.ts';

describe('roles', () => {
  test('C-397 C-781 a level of null, and no other, makes a content developer', () => {
    expect([null, 0, 1, 2, 3].map((level) => isContentDeveloper({ level }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('C-398 C-783 only level 3 makes a final reviewer', () => {
    expect([null, 1, 2, 3, 4].map((level) => isFinalReviewer({ level }))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test.each([
    ['C-786', 'cd', null],
    ['C-795', 'cd3', null],
    ['C-789', 'cr1', 1],
    ['C-788', 'cr', 2],
    ['C-790', 'cr3', 3],
    ['C-794', 'admin', 3],
  ])('%s C-795 the standard role %s has level %s', (_id, code, level) => {
    expect(roleOf(code).level).toBe(level);
  });

  test.each([
    ['C-399', 'is_skill_edit', 'canEditSkill'],
    ['C-400', 'is_export_stats', 'canExportStats'],
    ['C-401', 'is_skill_edit_gui', 'canEditSkillGui'],
  ] as const)('%s %s alone gives %s', (_id, flag, derived) => {
    const plain = roleOf('cr');
    expect(derivedFlagsOf({ ...plain, [flag]: 1 })).toEqual({ ...derivedFlagsOf(plain), [derived]: 1 });
    expect(derivedFlagsOf(plain)[derived]).toBe(0);
  });

  test('C-780 every code stands once', () => {
    const codes = standardRoles.map(({ role }) => role);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('C-787 cd3 is the one developer who may export', () => {
    expect(roleOf('cd3').is_export_stats).toBe(1);
    expect(roleOf('cd').is_export_stats).toBe(0);
  });

  test.each([
    [{ role: 'admin', title: 'Head' }, true],
    [{ role: 'x1', title: 'ADMIN' }, true],
    [{ role: 'Admin', title: '' }, true],
    [{ role: 'administrator', title: 'Administration' }, false],
  ])('C-796 %j is an admin: %s', (role, expected) => {
    expect(isAdmin(role)).toBe(expected);
  });
});

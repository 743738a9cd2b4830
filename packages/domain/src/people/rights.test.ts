import { describe, expect, test } from 'vitest';
import { Specs } from '../entities/user.ts';
import { hasRight, kindOfRole, rights, whoHolds, type Right, type RightsHolder } from './rights.ts';
import { standardRoles } from './roles.ts';
import { holderOf } from '../testing/people.ts';

/** Held by everybody where the institution allows it, which is how institutions begin. */
const everybody: Right[] = [
  'library.read',
  'content.preview',
  'content.share',
  'collections.own',
  'competition.players',
  'content.assign',
  'notifications.own',
  'skills.read',
];
const author: Right[] = [
  'container.create',
  'container.read',
  'desk.read',
  'container.edit',
  'container.submit',
  ...everybody,
];
const reviewer: Right[] = ['container.read', 'container.edit', 'container.review', ...everybody];
const skills: Right[] = ['skills.manage', 'skills.import', 'skills.edit'];

const finalReviewer: Right[] = [...reviewer, ...skills, 'stats.export'];
const granted: Right[] = [
  'users.manage',
  'developers.view',
  'library.delete',
  'lms.publish',
  'lessons.premium',
];

const everyFlag = {
  is_users_management: 1,
  is_view_cds: 1,
  is_deletion: 1,
  specs: Specs.parse({ is_ai_enabled: 1, is_publish_lms: 1, is_premium_lessons: 1 }),
} as const;
const noSpecs = Specs.parse({ is_excel_export: 0, is_share_allowed: 0 });

function rightsOf(holder: RightsHolder): Right[] {
  return rights.filter((right) => hasRight(holder, right)).toSorted();
}

describe('the table of rights', () => {
  test.each([
    ['cd', {}, author],
    ['cd3', {}, [...author, 'stats.export']],
    ['cr1', {}, reviewer],
    ['cr', {}, reviewer],
    ['cr3', {}, finalReviewer],
    ['admin', {}, [...finalReviewer, 'users.manage', 'ai.manage', 'bots.talks', 'lms.manage']],
    ['teacher', {}, [...everybody, 'bots.talks']],
    ['cd', everyFlag, [...author, 'developers.view', 'lessons.premium', 'ai.generate']],
    ['cr1', everyFlag, [...reviewer, 'developers.view', 'lessons.premium']],
    ['cr3', everyFlag, [...finalReviewer, ...granted]],
    ['teacher', everyFlag, [...everybody, 'bots.talks']],
    ['cd3', { specs: noSpecs }, author.filter((right) => right !== 'content.share')],
  ] as [string, Partial<RightsHolder>, Right[]][])(
    'C-827 %s with %j holds exactly these rights',
    (code, flags, expected) => {
      expect(rightsOf(holderOf(code, flags))).toEqual(expected.toSorted());
    },
  );

  test.each(standardRoles)(
    'C-864 the desk of a $role in user-access mode lets its viewer read, no more',
    (role) => {
      const holder = holderOf(role.role, { ...everyFlag, is_user_access: true });
      const kind = kindOfRole(role);
      const own =
        kind === 'teacher' ? [] : kind === 'developer' ? ['container.read', 'desk.read'] : ['container.read'];
      expect(rightsOf(holder)).toEqual([...own, 'content.preview', 'library.read', 'skills.read'].toSorted());
    },
  );

  test('C-849 a visitor without a login reads the library, whatever flags an account has, and no more', () => {
    const visitor = holderOf('teacher', { ...everyFlag, is_visitor: true });
    expect(rightsOf(visitor)).toEqual(['library.read', 'skills.read']);
  });

  test('C-201 C-204 user management is for cr3 with the flag, and for nobody else with it', () => {
    const managers = standardRoles.filter(({ role }) =>
      hasRight(holderOf(role, { is_users_management: 1 }), 'users.manage'),
    );
    expect(managers.map(({ role }) => role)).toEqual(['cr3', 'admin']);
  });

  test('C-203 in a session that an LMS opened nobody has what administrators and managers of users have', () => {
    const inLms = { ...everyFlag, is_jwt_login: 1 } as const;
    const reviewers = new Set(rightsOf(holderOf('cr3', { ...everyFlag, is_users_management: 0 })));
    for (const role of ['cr3', 'admin'])
      expect(rightsOf(holderOf(role, inLms)).filter((right) => !reviewers.has(right))).toEqual([]);
    expect(hasRight(holderOf('teacher', inLms), 'bots.talks')).toBe(true);
  });

  test('C-202 C-796 a role titled admin manages users, however it is written', () => {
    const holder = holderOf('cr1');
    const titled = { ...holder, active_role: { ...holder.active_role, title: 'ADMIN' } };
    expect(hasRight(titled, 'users.manage')).toBe(true);
  });

  test('C-785 import and forms of skills are two flags', () => {
    const { active_role } = holderOf('cr');
    const importer = holderOf('cr', { active_role: { ...active_role, is_skill_edit: 1 } });
    const editor = holderOf('cr', { active_role: { ...active_role, is_skill_edit_gui: 1 } });
    expect(rightsOf(importer)).toEqual([...reviewer, 'skills.manage', 'skills.import'].toSorted());
    expect(rightsOf(editor)).toEqual([...reviewer, 'skills.manage', 'skills.edit'].toSorted());
  });

  test('C-006 C-007 nobody both writes and reviews in one role', () => {
    for (const { role } of standardRoles) {
      const holder = holderOf(role, everyFlag);
      expect(hasRight(holder, 'container.submit') && hasRight(holder, 'container.review')).toBe(false);
    }
  });

  test('C-781 C-782 C-783 the level tells the kind of work, except for teachers, who write nothing', () => {
    expect([null, 1, 2, 3].map((level) => kindOfRole({ role: 'x', level }))).toEqual([
      'developer',
      'reviewer',
      'reviewer',
      'reviewer',
    ]);
    expect(kindOfRole({ role: 'teacher', level: null })).toBe('teacher');
  });

  test('docs/rights.md shows the table as the code has it', async () => {
    await expect(printed()).toMatchFileSnapshot('../../../../docs/rights.md');
  });
});

function printed(): string {
  const codes = standardRoles.map(({ role }) => role);
  const mark = (holder: RightsHolder, flagged: RightsHolder, right: Right): string =>
    hasRight(holder, right) ? 'yes' : hasRight(flagged, right) ? 'by flag' : '';
  const rows = rights.map((right) => [
    `\`${right}\``,
    whoHolds(right),
    ...codes.map((code) => mark(holderOf(code), holderOf(code, everyFlag), right)),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const head = ['Right', 'Held by', ...codes];
  return [
    '# Rights\n\nPrinted from `packages/domain/src/people/rights.ts` by its test (`vitest -u` prints it again). The server refuses and the\n',
    'screen hides by the same predicate. "by flag": with the flags of the account or institution that the second column names.\n',
    'In user-access mode only `container.read`, `content.preview`, `desk.read`, `library.read` and `skills.read` are left of what\n',
    'the role holds; visitors without a login have `library.read` and `skills.read` alone. `grades_access`, `subjects_access` and\n',
    '`specs.grades` limit which grades and subjects can be chosen, whatever the role; the rights on one container are decided\n',
    'in `container-access.ts`, `workflow.ts` and `read-only.ts`.\n\n',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('');
}

test('G-021 no right is about games alone: who may write and review content may do so with games', () => {
  expect(Object.keys(rights).filter((right) => /game|round|template/.test(right))).toEqual([]);
});

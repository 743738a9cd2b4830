import {
  hasRight,
  isAdmin,
  kindOfRole,
  standardRoles,
  Specs,
  type Flag,
  type RightsHolder,
  type Role,
} from '@takhti/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleConditions } from './role-conditions.ts';
import { makeOwnDatabase, type OwnDatabase } from '../testing/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await makeOwnDatabase();
});
afterAll(() => own.remove());

const plain = { is_hide: 0, is_skill_edit: 0, is_skill_edit_gui: 0, is_export_stats: 0 } as const;
const oddRoles: readonly Role[] = [
  { ...plain, role: 'ADMIN', title: 'Head', level: null },
  { ...plain, role: 'head', title: 'Admin', level: 2 },
  { ...plain, role: 'administrator', title: 'Administrator', level: 3 },
  { ...plain, role: 'teacher', title: 'admin', level: 1 },
  { ...plain, role: 'cr3', title: 'Teacher', level: null },
];
const noOrYes: readonly Flag[] = [0, 1];
const people = [...standardRoles, ...oddRoles].flatMap((role) =>
  noOrYes.map((is_users_management) => ({ role, is_users_management })),
);

type Condition = keyof typeof roleConditions;
type Case = (typeof people)[number];

const inTheDomain: Record<Condition, (each: Case) => boolean> = {
  isAdmin: ({ role }) => isAdmin(role),
  isTeacher: ({ role }) => kindOfRole(role) === 'teacher',
  isDeveloper: ({ role }) => kindOfRole(role) === 'developer',
  mayManageUsers: (each) => hasRight(holder(each), 'users.manage'),
  mayReadTalks: (each) => hasRight(holder(each), 'bots.talks'),
};

function holder({ role, is_users_management }: Case): RightsHolder {
  const flags = { is_view_cds: 0, is_deletion: 0, is_jwt_login: 0, is_users_management } as const;
  return { ...flags, specs: Specs.parse({}), is_user_access: false, is_visitor: false, active_role: role };
}

test.each(Object.keys(roleConditions) as Condition[])('C-796 %s means the same in SQL', async (name) => {
  const found = await own.connection.inTransaction(async (tx) => {
    const rows: boolean[] = [];
    for (const { role, is_users_management } of people) {
      const asked = sql<{ holds: boolean }>`
        select ${roleConditions[name]} as holds
        from (select ${role.role}::text as role, ${role.title}::text as title, ${role.level}::int as level) roles,
          (select ${is_users_management}::int as is_users_management) users`;
      rows.push((await asked.execute(tx)).rows[0]?.holds ?? false);
    }
    return rows;
  });
  expect(found).toEqual(people.map(inTheDomain[name]));
});

import {
  createUser,
  disableUser,
  openUser,
  readProblem,
  uploadUsers,
  type FailureData,
} from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { editOf, newPerson, pwdOf } from './testing/forms.ts';
import { setFlag } from './testing/people.testing.queries.ts';

let server: TestApp;
let admin: TestPerson;
let final: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.make.person({ roles: ['admin', 'cr3'] });
  final = await server.make.person({ institution_id: admin.institution_id, roles: ['cr3'] });
  await server.db.inTransaction((tx) => setFlag(tx, final, 'is_users_management', 1));
});

const faultsOf = ({ problem, details }: FailureData): unknown => {
  const told = readProblem(problem, details);
  return told.problem === 'people.invalid' ? told.details?.fields : problem;
};
const forbidden = [{ field: 'roles', fault: 'roles_forbidden' }];

describe('C-792 a final reviewer who manages users', () => {
  test.each(['admin', 'cr3,admin', ' admin ,cd'])('makes nobody an administrator: %s', async (roles) => {
    const form = newPerson({ roles, school_name: 'Hill School', is_new_school: 1 });
    expect(faultsOf(await server.as(final).refused(createUser, form))).toEqual(forbidden);
    const other = await server.as(final).ok(createUser, newPerson());
    const edit = editOf(other, { roles });
    expect(faultsOf(await server.as(final).refused(createUser, edit))).toContainEqual(forbidden[0]);
  });

  test('does not become one', async () => {
    const own = await server.as(final).ok(openUser, { user_id: final.user_id });
    const form = editOf(own, { roles: 'cr3,admin' });
    expect(faultsOf(await server.as(final).refused(createUser, form))).toEqual(forbidden);
  });

  test.each([
    { password: pwdOf('a password of theirs') },
    { email: 'final@example.org' },
    { username: 'another' },
    { roles: 'cr3' },
    {},
  ])('changes no administrator: %o', async (change) => {
    const person = await server.as(final).ok(openUser, { user_id: admin.user_id });
    const refused = await server.as(final).refused(createUser, editOf(person, change));
    expect(refused.problem).toBe('people.administrator');
  });

  test('disables no administrator', async () => {
    const refused = await server
      .as(final)
      .refused(disableUser, { user_id: admin.user_id, is_disabled: 1, version: 1 });
    expect(refused.problem).toBe('people.administrator');
  });

  test('brings in none by a file', async () => {
    const rows = [
      'Username,Password,Full name,Email,Roles,Grades,Subjects',
      'boss,change-me,Big Boss,boss@example.org,cr3;admin,ALL,ALL',
    ];
    const file = { file_name: 'users.csv', body: rows.join('\n') };
    const refused = await server.as(final).refused(uploadUsers, {}, file);
    expect(refused).toMatchObject({
      problem: 'people.upload_refused',
      details: { total: 1, findings: [{ row: 2, column: 'Roles', fault: 'roles_forbidden' }] },
    });
  });

  test('changes anyone who is none, as before', async () => {
    const made = await server.as(final).ok(createUser, newPerson({ roles: 'cr3', is_users_management: 1 }));
    const edit = editOf(made, { full_name: 'Another Name' });
    expect(await server.as(final).ok(createUser, edit)).toMatchObject({ full_name: 'Another Name' });
  });
});

test('an administrator makes and changes administrators', async () => {
  const made = await server.as(admin).ok(createUser, newPerson({ roles: 'admin' }));
  const edited = await server.as(admin).ok(createUser, editOf(made, { full_name: 'Another Name' }));
  const off = { user_id: made.user_id, is_disabled: 1, version: edited.version } as const;
  expect(await server.as(admin).ok(disableUser, off)).toMatchObject({ is_disabled: 1 });
});

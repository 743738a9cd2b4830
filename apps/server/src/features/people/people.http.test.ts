import {
  changePasswordByCode,
  createUser,
  disableUser,
  forgotPassword,
  listRoles,
  listSchools,
  listUserHistory,
  login,
  loginIncognito,
  openUser,
  readProblem,
  type FailureData,
  readSession,
  searchUsers,
} from '@takhti/contract';
import { utcText, type Person } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { authenticate } from '../account/index.ts';
import { disablePerson } from './disable-person.ts';
import { editOf, newPerson, pwdOf } from './testing/forms.ts';

let server: TestApp;
let admin: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await server.make.person({ roles: ['admin'] });
});

const make = (overrides: Parameters<typeof newPerson>[0] = {}): Promise<Person> =>
  server.as(admin).ok(createUser, newPerson(overrides));
const open = (user_id: string): Promise<Person> => server.as(admin).ok(openUser, { user_id });

function fieldsOf({ problem, details }: FailureData) {
  const told = readProblem(problem, details);
  return told.problem === 'people.invalid' ? told.details?.fields : undefined;
}

async function faultsOf(form: Parameters<typeof newPerson>[0]): Promise<string[]> {
  const refused = await server.as(admin).refused(createUser, newPerson(form));
  expect(refused.problem).toBe('people.invalid');
  return (fieldsOf(refused) ?? []).map(({ field, fault }) => `${field}: ${fault}`);
}

describe('making people', () => {
  test('C-978 C-980 somebody who was made logs in, with the roles, grades, subjects, school and flags of the form', async () => {
    const made = await make({
      username: '  Nadia.K  '.replace('K', admin.user_id.slice(-6)),
      roles: 'cr, cd',
      grades_access: '4, 5',
      subjects_access: 'Mathematics,Urdu',
      school_name: 'Hill School',
      is_new_school: 1,
      is_view_cds: 1,
    });
    expect(made).toMatchObject({
      roles: 'cr,cd',
      grades_access: '4,5',
      school_name: 'Hill School',
      version: 1,
      is_disabled: 0,
    });
    const { user } = await server
      .as(null)
      .ok(login, { username: made.username, pwd: pwdOf('a fine password') });
    expect(user).toMatchObject({
      active_role: 'cr',
      roles: 'cr,cd',
      grades_access: '4,5',
      subjects_access: 'Mathematics,Urdu',
      school_id: made.school_id,
      is_view_cds: 1,
      is_users_management: 0,
      institution_id: admin.institution_id,
    });
  });

  test('C-708 C-709 C-710 C-711 C-712 C-713 C-714 every field that is missing is named, all at once', async () => {
    const nothing = {
      username: ' ',
      full_name: '',
      email: '',
      roles: '',
      grades_access: '',
      subjects_access: '',
    };
    expect(await faultsOf({ ...nothing, password: undefined })).toEqual([
      'username: username_required',
      'full_name: full_name_required',
      'email: email_invalid',
      'roles: roles_required',
      'grades_access: grades_required',
      'subjects_access: subjects_required',
      'password: password_required',
    ]);
  });

  test('C-715 C-789 a school is required of cd and cr1, and of no other role', async () => {
    for (const roles of ['cd', 'cr1', 'cr3,cd'])
      expect(await faultsOf({ roles })).toEqual(['school_name: school_required']);
    expect((await make({ roles: 'cr,cr3,teacher' })).school_id).toBeNull();
  });

  test('C-395 C-979 a school is chosen, made, or found again by its name', async () => {
    const first = await make({ roles: 'cd', school_name: 'River School', is_new_school: 1 });
    const again = await make({ roles: 'cd', school_name: 'river school', is_new_school: 1 });
    const chosen = await make({
      roles: 'cr1',
      school_name: 'River School',
      update_school_id: first.school_id,
    });
    expect([again.school_id, chosen.school_id]).toEqual([first.school_id, first.school_id]);
    expect(await server.as(admin).ok(listSchools, {})).toEqual({
      records: [{ school_id: first.school_id, school_name: 'River School', people: 3 }],
      total: 1,
    });
  });

  test('a username is taken everywhere, an email within the institution, whatever their case', async () => {
    const made = await make();
    const taken = { username: made.username.toUpperCase(), email: made.email.toUpperCase() };
    expect(await faultsOf(taken)).toEqual(['username: username_taken', 'email: email_taken']);
    const elsewhere = await server.make.person({ roles: ['admin'] });
    const refused = await server.as(elsewhere).refused(createUser, newPerson(taken));
    expect(fieldsOf(refused)).toEqual([{ field: 'username', fault: 'username_taken' }]);
    await server.as(elsewhere).ok(createUser, newPerson({ email: made.email }));
  });

  test('two administrators who take one username at the same moment: one has it, the other is told', async () => {
    const { username } = newPerson();
    const elsewhere = await server.make.person({ roles: ['admin'] });
    const envelopes = await Promise.all(
      [admin, elsewhere].map((who) => server.as(who).call(createUser, newPerson({ username }))),
    );
    expect(envelopes.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  });

  test('a role, grade or school that the institution does not have is refused', async () => {
    const elsewhere = await server.make.person({ roles: ['admin'] });
    const foreign = await server
      .as(elsewhere)
      .ok(createUser, newPerson({ roles: 'cd', school_name: 'Theirs', is_new_school: 1 }));
    expect(await faultsOf({ roles: 'cr,boss', grades_access: '4,77' })).toEqual([
      'roles: roles_unknown',
      'grades_access: grades_unknown',
    ]);
    const theirs = { roles: 'cd', school_name: 'Theirs', update_school_id: foreign.school_id };
    expect(await faultsOf(theirs)).toEqual(['school_name: school_unknown']);
    expect(await faultsOf({ roles: 'cd', school_name: 'Only a name' })).toEqual([
      'school_name: school_unknown',
    ]);
  });

  test('the roles to choose from come with their titles', async () => {
    const { records } = await server.as(admin).ok(listRoles, {});
    expect(records.map(({ role }) => role)).toEqual(['cd', 'cd3', 'cr1', 'cr', 'cr3', 'admin', 'teacher']);
  });
});

describe('changing people', () => {
  test('C-709 C-980 an edit without a password keeps it, and starts from the version it saw', async () => {
    const made = await make();
    const changed = await server
      .as(admin)
      .ok(createUser, editOf(made, { full_name: 'Another Name', roles: 'cr3,cr' }));
    expect(changed).toMatchObject({
      user_id: made.user_id,
      full_name: 'Another Name',
      roles: 'cr3,cr',
      version: 2,
    });
    const { user } = await server
      .as(null)
      .ok(login, { username: made.username, pwd: pwdOf('a fine password') });
    // They were made with cr, which they still hold: nobody is moved out of the role they work in.
    expect(user).toMatchObject({ full_name: 'Another Name', active_role: 'cr' });
    const refused = await server.as(admin).refused(createUser, editOf(made, { full_name: 'Late' }));
    expect(refused).toMatchObject({
      problem: 'people.changed_meanwhile',
      details: { person: { full_name: 'Another Name', version: 2 } },
    });
    expect((await open(made.user_id)).full_name).toBe('Another Name');
  });

  test('a person keeps their own username and email, and cannot take those of another', async () => {
    const [one, other] = [await make(), await make()];
    await server.as(admin).ok(createUser, editOf(one, { full_name: 'Same Names' }));
    const form = editOf(other, { username: one.username, email: one.email });
    const refused = await server.as(admin).refused(createUser, form);
    expect(fieldsOf(refused)).toEqual([
      { field: 'username', fault: 'username_taken' },
      { field: 'email', fault: 'email_taken' },
    ]);
  });

  test('nobody takes the management of users from themselves, or disables themselves', async () => {
    const own = await open(admin.user_id);
    const form = editOf(own, { roles: 'cr3' });
    expect((await server.as(admin).refused(createUser, form)).problem).toBe('people.own_access');
    const { user_id, version } = own;
    const refused = await server.as(admin).refused(disableUser, { user_id, version, is_disabled: 1 });
    expect(refused.problem).toBe('people.own_access');
    // As long as another way to manage remains, roles may change.
    const kept = await server.as(admin).ok(createUser, editOf(own, { roles: 'cr3', is_users_management: 1 }));
    expect(await server.as(admin).ok(readSession, {})).toMatchObject({
      active_role: 'cr3',
      roles: kept.roles,
    });
  });

  test('nobody sets their own password here, where the old one is not asked for', async () => {
    const form = editOf(await open(admin.user_id), { password: pwdOf('another one') });
    const refused = await server.as(admin).refused(createUser, form);
    expect(fieldsOf(refused)).toEqual([{ field: 'password', fault: 'own_password' }]);
  });

  test('the last who manages users stays, even when two administrators disable each other at once', async () => {
    const { institution_id } = admin;
    const second = await server.make.person({ institution_id, roles: ['admin'] });
    // Both calls have passed the door before either of them wrote.
    const late = await authenticate(server.services, second.session_id);
    const { version } = await open(second.user_id);
    await server.as(admin).ok(disableUser, { user_id: second.user_id, version, is_disabled: 1 });
    const seen = await open(admin.user_id);
    const crossing = server.db.inTransaction((tx) =>
      disablePerson(tx, server.clock.now(), late, {
        user_id: admin.user_id,
        version: seen.version,
        is_disabled: 1,
      }),
    );
    await expect(crossing).rejects.toMatchObject({ problem: 'people.last_manager' });
    expect((await open(admin.user_id)).is_disabled).toBe(0);
  });

  test('a password that an administrator sets makes a code worthless that was mailed before', async () => {
    const made = await make();
    await server.as(null).ok(forgotPassword, { email: made.email });
    const mail = (await server.mails()).find(({ to }) => to === made.email);
    const change_code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.as(admin).ok(createUser, editOf(made, { password: pwdOf('a second password') }));
    const password = pwdOf('a third password');
    const refused = await server.as(null).refused(changePasswordByCode, { change_code, password });
    expect(refused.problem).toBe('account.code_refused');
    await server.as(null).ok(login, { username: made.username, pwd: pwdOf('a second password') });
  });

  test('a disabled person cannot log in, and can when enabled again', async () => {
    const made = await make();
    const pwd = pwdOf('a fine password');
    const { user_id } = made;
    const off = await server.as(admin).ok(disableUser, { user_id, version: made.version, is_disabled: 1 });
    expect((await server.as(null).refused(login, { username: made.username, pwd })).problem).toBe(
      'account.wrong_credentials',
    );
    const late = { user_id, version: made.version, is_disabled: 0 } as const;
    expect((await server.as(admin).refused(disableUser, late)).problem).toBe('people.changed_meanwhile');
    await server.as(admin).ok(disableUser, { ...late, version: off.version });
    await server.as(null).ok(login, { username: made.username, pwd });
  });
});

describe('finding people', () => {
  test('C-976 each filter narrows the list, and all of them together', async () => {
    const one = await make({ full_name: 'Zarmina Gul Popal', roles: 'cr3' });
    const other = await make({ full_name: 'Zarmina Noor', roles: 'teacher' });
    const find = async (filter: object): Promise<string[]> => {
      const { records, total } = await server.as(admin).ok(searchUsers, filter);
      expect(total).toBe(records.length);
      return records.map(({ user_id }) => user_id);
    };
    expect(await find({})).toEqual([admin.user_id, one.user_id, other.user_id]);
    expect(await find({ full_name: 'zarmina' })).toEqual([one.user_id, other.user_id]);
    expect(await find({ full_name: 'popal zarmina' })).toEqual([one.user_id]);
    expect(await find({ username: other.username.slice(2).toUpperCase() })).toEqual([other.user_id]);
    expect(await find({ email: one.email.slice(0, -6) })).toEqual([one.user_id]);
    expect(await find({ role: 'teacher' })).toEqual([other.user_id]);
    expect(await find({ full_name: 'zarmina', role: 'admin' })).toEqual([]);
    expect(await find({ full_name: '100%' })).toEqual([]);
    await server.as(admin).ok(disableUser, { user_id: one.user_id, version: 1, is_disabled: 1 });
    expect(await find({ is_disabled: 1 })).toEqual([one.user_id]);
    expect(await find({ is_disabled: 0, full_name: 'zarmina' })).toEqual([other.user_id]);
  });

  test('a list goes on page by page, by name, and knows when each was last here', async () => {
    const { institution_id } = admin;
    for (let i = 0; i < 31; i += 1) await server.make.person({ institution_id });
    const first = await server.as(admin).ok(searchUsers, {});
    const second = await server.as(admin).ok(searchUsers, { page: 2 });
    expect([first.records.length, second.records.length, first.total]).toEqual([30, 2, 32]);
    const ids = [...first.records, ...second.records].map(({ user_id }) => user_id);
    expect(new Set(ids).size).toBe(32);
    const never = await make();
    expect(never.last_seen_on).toBeNull();
    await server.as(null).ok(login, { username: never.username, pwd: pwdOf('a fine password') });
    expect((await open(never.user_id)).last_seen_on).toBe(utcText(server.clock.now()));
  });

  test('people of another institution are neither listed, nor opened, changed, disabled or told of', async () => {
    const stranger = await server.make.person({ roles: ['cd'] });
    const { user_id } = stranger;
    const { records } = await server.as(admin).ok(searchUsers, { username: stranger.username });
    expect(records).toEqual([]);
    const problems = [
      await server.as(admin).refused(openUser, { user_id }),
      await server.as(admin).refused(createUser, newPerson({ user_id, version: 1, password: undefined })),
      await server.as(admin).refused(disableUser, { user_id, version: 1, is_disabled: 1 }),
      await server.as(admin).refused(listUserHistory, { user_id }),
    ];
    expect(problems.map(({ problem }) => problem)).toEqual(problems.map(() => 'people.not_found'));
    await server.as(stranger).ok(readSession, {});
  });
});

test('the account that visitors without a login share is nobody of the list', async () => {
  const institution_id = await server.make.institution({ settings: { is_incognito_allowed: true } });
  const manager = await server.make.person({ institution_id, roles: ['admin'] });
  const { user } = await server.as(null).ok(loginIncognito, { institution_id });
  const { records, total } = await server.as(manager).ok(searchUsers, {});
  expect([records.map(({ user_id }) => user_id), total]).toEqual([[manager.user_id], 1]);
  const refused = await server.as(manager).refused(openUser, { user_id: user.user_id });
  expect(refused.problem).toBe('people.not_found');
});

describe('the history', () => {
  test('tells who made and changed whom, in which role, from what to what, and never a password', async () => {
    const made = await make({ roles: 'cr' });
    const form = editOf(made, {
      full_name: 'Changed Name',
      roles: 'cr,cr3',
      is_deletion: 1,
      password: pwdOf('a second password'),
    });
    const changed = await server.as(admin).ok(createUser, form);
    const { user_id, version } = changed;
    await server.as(admin).ok(disableUser, { user_id, version, is_disabled: 1 });
    const { records, total } = await server.as(admin).ok(listUserHistory, { user_id });
    expect(total).toBe(3);
    expect(records.map(({ action, by_full_name, by_role }) => [action, by_full_name, by_role])).toEqual(
      ['disabled', 'changed', 'made'].map((action) => [action, admin.full_name, 'Admin']),
    );
    expect(records[1]?.changes).toEqual([
      { field: 'full_name', from: made.full_name, to: 'Changed Name' },
      { field: 'roles', from: 'cr', to: 'cr,cr3' },
      { field: 'is_deletion', from: '0', to: '1' },
      { field: 'password', from: '', to: '' },
    ]);
    const [stored] = await server.db.inReadTransaction((tx) =>
      tx.selectFrom('users').select('password_hash').where('user_id', '=', user_id).execute(),
    );
    const told = JSON.stringify(records);
    for (const secret of [pwdOf('a second password'), pwdOf('a fine password'), stored?.password_hash ?? ''])
      expect(told).not.toContain(secret);
  });

  test('a refused change leaves no line in it', async () => {
    const made = await make();
    await server.as(admin).refused(createUser, editOf(made, { email: 'nonsense' }));
    expect((await server.as(admin).ok(listUserHistory, { user_id: made.user_id })).total).toBe(1);
  });
});

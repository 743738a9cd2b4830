import type { User } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWithPassword, pwd, pwdOf } from '../../features/account/testing/people.ts';
import type { TestPerson } from '../../testing/index.ts';
import { makeBank } from '../../testing/published-content.ts';
import { openSpecified, utc, type Answer, type Specified } from './testing/specified.ts';

let { server, institution_id, people, call, send } = {} as Specified;
beforeAll(async () => {
  ({ server, institution_id, people, call, send } = await openSpecified());
});
afterAll(() => server.close());

describe('account', () => {
  test('C-840 C-844 C-845 C-846 C-854 C-856 C-862 C-866 C-867 C-861 C-855 from the login to the logout', async () => {
    const { user_id, username } = await makeWithPassword(server, { institution_id, roles: ['cd', 'cr1'] });
    const first = await call(null, 'login', { username, pwd });
    expect(first).toMatchObject({ active_role: 'cd', institution_id, user: { user_id } });
    const refreshed = await call({ session_id: String(first['refresh_token']) }, 'token/refresh', {});
    const session_id = String(refreshed['session_id']);
    const who = { session_id };
    const roles = await call(who, 'user/roles', { user_id });
    expect(roles.records.map(({ role }) => role)).toEqual(['cd', 'cr1']);
    const switched = await call(who, 'user/role/switch', { role: 'cr1' });
    expect(switched['user'] ?? switched).toMatchObject({ active_role: 'cr1', isContentDeveloper: 0 });
    await call(who, 'user/data/save', { user_id, json: { tutorials: { game: { step: 2 } } } });
    expect(await call(null, 'user/data', { user_id })).toEqual({ tutorials: { game: { step: 2 } } });
    await call(who, 'password/change/byPwd', { old_password: pwd, password: pwdOf('another one') });
    const again = await call(null, 'login', { username, pwd: pwdOf('another one') });
    const last = { session_id: String(again['session_id']) };
    await call(last, 'logout', { user_id });
    const after = await server.post('user/roles', { user_id }, last.session_id);
    expect(after.json<Answer>().error_code).toBeLessThan(0);
    // Each password is hashed dearly on purpose.
  }, 60_000);

  test('C-857 C-858 C-859 a forgotten password is replaced by a code', async () => {
    const email = `forgetful-${institution_id}@example.org`;
    const { username } = await makeWithPassword(server, { institution_id, email });
    await call(null, 'password/forgot', { email });
    const mail = (await server.mails()).find(({ to }) => to === email);
    const change_code = /[?&]code=([^&\s"]+)/.exec(mail?.text ?? '')?.[1];
    await call(null, 'password/change/byCode', { change_code, password: pwdOf('chosen anew') });
    expect(await call(null, 'login', { username, pwd: pwdOf('chosen anew') })).toMatchObject({
      institution_id,
    });
  });
});

describe('people', () => {
  test('C-976 C-978 C-979 C-980 an administrator makes somebody at a new school, finds both, and changes them', async () => {
    const { admin } = people;
    const form = {
      username: `zarghuna-${institution_id}`,
      full_name: 'Zarghuna Sultani',
      email: `zarghuna-${institution_id}@example.org`,
      roles: 'cd',
      grades_access: 'ALL',
      subjects_access: 'ALL',
    };
    const school = { school_name: 'School of the valley', is_new_school: 1 };
    const made = await call(admin, 'admin/users/create', {
      ...form,
      password: pwdOf('of their own'),
      ...school,
    });
    const schools = await call(admin, 'admin/schools', {});
    expect(schools.records).toContainEqual(expect.objectContaining({ school_name: 'School of the valley' }));
    const found = await call(admin, 'admin/users/search', {
      username: '',
      email: '',
      full_name: 'Zargh',
      page: 1,
    });
    expect(found.records).toMatchObject([{ user_id: made['user_id'], full_name: 'Zarghuna Sultani' }]);
    const kept = { ...form, full_name: 'Zarghuna Ahmadi', ...school, is_new_school: 0 };
    const changed = await call(admin, 'admin/users/create', {
      ...kept,
      user_id: made['user_id'],
      update_school_id: schools.records[0]?.['school_id'],
    });
    expect(changed).toMatchObject({ full_name: 'Zarghuna Ahmadi' });
  });

  test('C-794 anyone who is an administrator logs in as one', async () => {
    const { username } = await makeWithPassword(server, { institution_id, roles: ['admin'] });
    expect(await call(null, 'login', { username, pwd })).toMatchObject({ active_role: 'admin' });
  });

  test('C-863 a person with the right to look at developers opens the desk of one', async () => {
    const lead = await server.make.person({ institution_id, roles: ['cr3'] });
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_view_cds: 1 }).where('user_id', '=', lead.user_id).execute(),
    );
    const desk = await call(lead, 'user/access', { access_user_id: people.author.user_id });
    expect(desk['user'] ?? desk).toMatchObject({
      user_id: people.author.user_id,
      isUserAccess: 1,
    } satisfies Partial<User>);
  });
});

describe('skills', () => {
  test('C-873 C-874 C-875 C-876 C-877 C-878 C-879 C-880 C-881 C-882 C-883 C-884 C-885 the tree is filled, listed and searched', async () => {
    const { admin, author } = people;
    const of = { grade: '7', subject: 'Geography' };
    const fields = { ...of, category: 'Land', subcategory: '-', skill: 'Read a map', secondary_skill: '' };
    const made = await call(admin, 'skills/create', { ...fields, lms_skill_id: 'map-1' });
    const { skill_id } = made;
    await call(admin, 'skills/create', { ...fields, skill: 'Standalone', is_standalone: 1 });
    const csv = 'grade,subject,category,subcategory,skill\n7,Geography,Water,-,Name the rivers\n';
    await send(admin, 'skills/upload', { institution_id, user_id: admin.user_id }, 'skills.csv', csv);
    expect((await call(admin, 'skills', { page: 1 })).records.length).toBeGreaterThan(0);
    const search = { ...of, category: 'Land', skill_name: 'map', page: 1 };
    expect((await call(author, 'skills/search', search)).records).toMatchObject([{ skill_id }]);
    const tree = await call(author, 'editor/skills', of);
    const names = tree.records.map((each) => each['skill']);
    expect(names).toEqual(expect.arrayContaining(['Read a map', 'Standalone', 'Name the rivers']));
    const named = await call(author, 'editor/skills/ids', { skill_ids: [skill_id] });
    const byLms = await call(author, 'editor/skills/lmsids', { lms_skill_ids: ['map-1'] });
    for (const { records } of [named, byLms]) expect(records).toMatchObject([{ skill_id, category: 'Land' }]);
    expect(await call(author, 'editor/skills/metadata', { skill_id })).toMatchObject({
      metadata1: [],
      metadata2: [],
    });
    const minimal = await call(author, 'skills/minimal', of);
    expect(await call(author, 'skills/lesson', of)).toEqual(minimal);
    expect(await call(author, 'content/lessons', { ...of, page: 1 })).toMatchObject({
      records: [],
      total: 0,
    });
  });
});

describe('dashboards and reviews', () => {
  test('C-841 C-869 C-870 C-871 C-872 C-911 C-912 C-913 C-914 C-926 C-927 C-928 work is listed, talked about, approved and deleted', async () => {
    const { author, reviewer, last } = people;
    const { container_id, users_content_id, content_type, skill_id } = (await makeBank(server, author, [{}]))
      .bank;
    const filter = { page: 1, grade: '', subject: '', content_type: '' };
    const drafts = await call(author, 'dashboard/cd', { ...filter, content_status: 'd' });
    expect(drafts.records).toContainEqual(expect.objectContaining({ container_id, last_activity: utc }));

    await call(author, 'editor/container/skill', { container_id, skill_id, no_of_skills: 1 });
    await call(author, 'editor/comments/send', { users_content_id, comments: 'Look at it', institution_id });
    const { records } = await call(author, 'editor/comments', { users_content_id, institution_id });
    expect(records).toMatchObject([{ comments: 'Look at it', sent_on: utc, username: author.username }]);
    await call(author, 'editor/comments/delete', { comments_id: records[0]?.['comments_id'] });
    const left = await call(author, 'editor/comments', { users_content_id, institution_id });
    expect(left.records).toEqual([]);

    const move = (who: TestPerson) => ({
      container_id,
      institution_id,
      content_type,
      active_role: who.active_role.role,
    });
    await call(author, 'editor/status/update', { ...move(author), content_status: 'w' });
    const asReviewer = { active_role: 'cr1', username: author.username, is_kp_content: 0 };
    const waiting = await call(reviewer, 'dashboard/cr', { ...filter, ...asReviewer, content_status: 'w' });
    expect(waiting.records).toMatchObject([{ container_id }]);
    expect((await call(reviewer, 'dashboard/cr', { ...filter, content_status: 'd' })).records).toEqual([]);
    const counted = await call(reviewer, 'dashboard/counts', {
      ...asReviewer,
      school_id: reviewer.school_id,
      subject: '',
      grade: '',
      content_type: '',
    });
    expect(counted).toMatchObject({ w: 1 });
    await call(reviewer, 'editor/status/update', { ...move(reviewer), content_status: 'r' });
    await call(reviewer, 'editor/status/approve', move(reviewer));
    const all = await call(last, 'editor/status/approve/all', { institution_id, active_role: 'cr3' });
    expect(all).toMatchObject({ items: [{ container_id, outcome: 'approved' }], remaining: 0 });

    const other = await server.make.container({ author });
    await call(author, 'editor/container/delete', { container_id: other.container_id });
    const gone = await server.post('editor/content', { container_id: other.container_id }, author.session_id);
    const { error_code, error_message } = gone.json<Answer>();
    expect([error_code < 0, error_message]).toEqual([true, 'Content not found']);
  });
});

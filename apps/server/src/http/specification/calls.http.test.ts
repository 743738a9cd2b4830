import { solvedResponse } from '@takhti/content-types/rounds/play';
import type { GamePlay, User } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeWithPassword, pwd, pwdOf } from '../../features/account/testing/people.ts';
import { gameDoc, makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeZip } from '../../testing/make-zip.ts';
import { multipartBody } from '../../testing/multipart.ts';
import { makeBank, publishNow } from '../../testing/published-content.ts';

// Every payload has the fields that stand in the specification's section 7 and no other; a client of ours would send more.
let server: TestApp;
let institution_id: number;
let people: Record<'author' | 'reviewer' | 'last' | 'admin', TestPerson>;
beforeAll(async () => {
  server = await makeTestApp();
  institution_id = await server.make.institution({ settings: { review_levels: [1, 3] } });
  const person = (role: string): Promise<TestPerson> => server.make.person({ institution_id, roles: [role] });
  people = {
    author: await person('cd'),
    reviewer: await person('cr1'),
    last: await person('cr3'),
    admin: await person('admin'),
  };
});
afterAll(() => server.close());

type Data = Record<string, unknown> & { readonly records: readonly Record<string, unknown>[] };
interface Answer {
  readonly error_code: number;
  readonly error_message: string;
  readonly data: Data;
}
type Who = Pick<TestPerson, 'session_id'>;

async function call(who: Who | null, path: string, payload: object): Promise<Data> {
  const response = await server.post(path, payload, who?.session_id);
  const { error_code, error_message, data } = response.json<Answer>();
  // What was refused, and why, is what one wants to read of a failure.
  expect([path, error_code, error_message, error_code === 0 || data]).toEqual([path, 0, '', true]);
  return data;
}

async function send(
  who: Who,
  path: string,
  fields: object,
  file_name: string,
  body: Buffer | string,
): Promise<Data> {
  const sent = multipartBody({ ...fields }, { file_name, body });
  const response = await server.post(path, sent.body, who.session_id, sent.headers);
  // What takes long reports how far it is, a line each, before it answers.
  const last = response.body.trimEnd().split('\n').at(-1) ?? '';
  const { error_code, error_message, data } = JSON.parse(last) as Answer;
  expect([path, error_code, error_message, error_code === 0 || data]).toEqual([path, 0, '', true]);
  return data;
}

const utc = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;
const title = 'Planets';

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

  test('C-857 C-858 C-859 who forgot a password gets a code, and a new password by it', async () => {
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

  test('C-794 whoever is an administrator logs in as one', async () => {
    const { username } = await makeWithPassword(server, { institution_id, roles: ['admin'] });
    expect(await call(null, 'login', { username, pwd })).toMatchObject({ active_role: 'admin' });
  });

  test('C-863 who may look at developers opens the desk of one', async () => {
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

describe('content', () => {
  test('C-930 C-931 C-932 C-933 C-934 C-935 C-917 an article is written, published, edited anew and deleted', async () => {
    const { author, last } = people;
    const { skill_id } = await server.make.skill({ institution_id, grade: '4', subject: 'Science' });
    const extra_data = { offline_link: '' };
    const text = { article_title: title, article_text: '<p>Eight of them go round the sun.</p>', extra_data };
    const made = await call(author, 'editor/article/create', text);
    const { article_id, container_id } = made as unknown as Record<string, string>;
    await call(author, 'editor/container/skill', { container_id, skill_id, no_of_skills: 1 });
    await call(author, 'editor/article/update', { article_id, article_text: '<p>Eight planets.</p>' });
    expect(await call(author, 'editor/article', { article_id })).toMatchObject({
      article_title: title,
      article_text: '<p>Eight planets.</p>',
      extra_data,
    });
    await call(author, 'editor/question', { ...questionDoc(), container_id });
    await publishNow(server, author, container_id ?? '');
    expect(await call(author, 'content/article/open', { article_id })).toMatchObject({
      article_title: title,
    });
    expect((await call(author, 'editor/articles/skillid', { skill_id })).records).toMatchObject([
      { article_id },
    ]);
    expect(await call(author, 'editor/article/edit', { article_id })).toMatchObject({ content_status: 'd' });
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', last.user_id).execute(),
    );
    await call(last, 'content/article/delete/all', { article_id });
  });

  test('G-485 G-486 C-939 C-940 C-948 C-951 C-915 a link is made, published, found, opened, copied and deleted', async () => {
    const { author, last } = people;
    const { skill_id } = await server.make.skill({ institution_id, grade: '5', subject: 'Science' });
    const start = { content_type: 'link', title: 'Moons', skill_id, no_of_skills: 1, json_data: '' };
    const made = await call(author, 'editor/generic/create', start);
    const { content_id, container_id } = made as unknown as Record<string, string>;
    const named = { content_id, content_type: 'link' };
    const json_data = { ...(made['json_data'] as object), link: 'https://example.org/moons' };
    await call(author, 'editor/generic/update', {
      users_content_id: made['users_content_id'],
      container_id,
      title: 'Moons',
      skill_id,
      no_of_skills: 1,
      json_data: JSON.stringify(json_data),
    });
    for (const opened of [
      await call(author, 'editor/generic/open', named),
      await call(author, 'editor/content', { container_id }),
    ])
      expect(opened).toMatchObject({ content_id, container_id, json_data });
    await publishNow(server, author, container_id ?? '');
    const search = { subject: 'Science', grades: ['5'], content_types: ['link'], skill_name: '', page: 1 };
    expect((await call(author, 'content/search', search)).records).toMatchObject([{ content_id }]);
    expect(await call(author, 'content/open', named)).toMatchObject({ content_id, title: 'Moons' });
    expect(await call(null, 'content/open/generic', { ...named, institution_id })).toMatchObject({
      title: 'Moons',
    });
    const copy = await call(author, 'editor/generic/edit', {
      ...named,
      is_duplicate: 1,
      title: 'Moons',
      skills: [],
    });
    expect(copy).toMatchObject({ content_status: 'd', is_duplicate: 1 });
    await call(last, 'content/generic/delete', named);
    expect((await call(author, 'content/search', search)).records).toEqual([]);
  });

  test('C-919 C-921 a question is taken out of a bank', async () => {
    const { author } = people;
    const { bank, questions } = await makeBank(server, author, [{}, {}]);
    const { container_id } = bank;
    await call(author, 'editor/mcq/delete', { content_id: questions[0]?.content_id, container_id });
    expect((await call(author, 'editor/questions', { container_id })).records).toHaveLength(1);
  });

  test('C-943 C-944 C-945 files are stored, and their paths come back', async () => {
    const { author } = people;
    const { container_id } = await server.make.container({ author, content_type: 'html_zip' });
    const fields = { container_id, institution_id, user_id: author.user_id };
    const body = makeZip([{ name: 'index.html', body: '<!doctype html><title>A lake</title>' }]);
    for (const path of ['storage/upload', 'storage/upload/zip']) {
      const stored = await send(author, path, fields, 'lake.zip', body);
      expect(stored['file_path']).toMatch(/^\/files\//);
      expect(stored['zip_path']).toBe(stored['file_path']);
    }
  });

  test('C-969 C-970 C-971 C-972 C-973 C-974 C-975 G-496 a rubric is made for an assignment, opened, changed and deleted', async () => {
    const { author } = people;
    const { content_id: assignment_id } = await server.make.container({
      author,
      content_type: 'assignment',
      json_data: { schema_version: 1, description: 'Write', points: null, links: [], rubric: null },
    });
    const level = (name: string, score: number) => ({ title: name, description: '', score });
    const criterion_json = [{ title: 'Words', description: '', levels: [level('Few', 0), level('Many', 4)] }];
    const sums = { total_points: 4, total_criterion: 1, sort_order: 0 };
    const made = await call(author, 'editor/rubrics/create', {
      institution_id,
      assignment_id,
      title: 'Letter',
      ...sums,
      criterion_json,
    });
    const { rubric_id } = made;
    await call(author, 'editor/rubrics/update', { rubric_id, title: 'A letter', ...sums, criterion_json });
    const opened = await call(author, 'editor/rubrics/id', { rubric_id });
    expect(opened).toMatchObject({ rubric_id, title: 'A letter', ...sums, criterion_json, created_on: utc });
    expect((await call(author, 'editor/rubrics', {})).records).toMatchObject([{ rubric_id }]);
    const ofAssignment = await call(author, 'editor/rubrics/assignment/id', { assignment_id });
    expect(ofAssignment.records).toMatchObject([{ rubric_id }]);
    await call(author, 'editor/rubrics/delete/id', { rubric_id });
    expect((await call(author, 'editor/rubrics', {})).records).toEqual([]);
  });
});

test('C-047 content in each of the four languages is kept as it was written, in its language', async () => {
  const { author } = people;
  const { skill_id } = await server.make.skill({ institution_id });
  for (const [language, text] of [
    ['english', 'The moon’s light'],
    ['urdu', 'چاند کی روشنی'],
    ['pashto', 'د سپوږمۍ رڼا'],
    ['dari', 'روشنی مهتاب'],
  ] as const) {
    const start = { content_type: 'mcq', title: text, skill_id, no_of_skills: 1, json_data: '', language };
    const { container_id } = await call(author, 'editor/generic/create', start);
    const question = { ...questionDoc({ question: `<p>${text}</p>`, language }), container_id };
    await call(author, 'editor/question', question);
    const opened = await call(author, 'editor/content', { container_id });
    expect(opened).toMatchObject({ title: text, language });
    const { records } = await call(author, 'editor/questions', { container_id });
    expect(records).toMatchObject([{ question: `<p>${text}</p>`, language }]);
  }
});

test('C-865 an author is told how many credits are left', async () => {
  const told = Object.values(await call(people.author, 'users/aicredits', {}));
  expect(told.some((value) => typeof value === 'number')).toBe(true);
});

test('C-961 C-962 C-963 C-988 a game is played to its end and exported', async () => {
  const { author } = people;
  const made = await server.make.container({
    author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(server, author, made.container_id);
  const { content_id } = made;
  const pupil = await server.make.person({ institution_id, roles: ['teacher'] });
  const asked = { user_id: pupil.user_id, content_id, institution_id };
  const launched = await call(pupil, 'generic/launch', asked);
  const play = launched['play'] as GamePlay;
  const rounds = play.rounds.map(({ QuestionId, board }) => ({
    QuestionId,
    response: solvedResponse(board),
    TimespentInSeconds: 2,
  }));
  const bookmarking_data = { rounds, current: rounds.length, seconds: 2 * rounds.length };
  await call(pupil, 'generic/save', { ...asked, bookmarking_data, attempt_data: null });
  const again = await call(pupil, 'generic/launch', asked);
  expect(again).toMatchObject({ is_resumed: true, bookmarking_data: { rounds } });

  const senior = await server.make.person({ institution_id, roles: ['cd3'] });
  const zip = await server.post('export/rij', { content_id }, senior.session_id);
  expect(zip.headers['content-disposition']).toContain('.zip');
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

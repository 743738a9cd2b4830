import {
  accessUser,
  calls,
  countDashboard,
  createContainer,
  createUser,
  disableUser,
  exportQuestions,
  listDevelopers,
  listDeveloperDashboard,
  listOwnRoles,
  openContainer,
  openUser,
  readSession,
  saveUserData,
  switchRole,
  type FailureData,
} from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { sampleOf } from '../../testing/sample.ts';
import { editOf } from './testing/forms.ts';
import { setFlag } from './testing/people.testing.queries.ts';

let server: TestApp;
let institution_id: number;
let viewer: TestPerson;
let developer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  institution_id = await server.make.institution();
  viewer = await server.make.person({ institution_id, roles: ['cr3', 'admin'] });
  developer = await server.make.person({ institution_id, roles: ['cr', 'cd', 'cd3'] });
  await server.db.inTransaction((tx) => setFlag(tx, viewer, 'is_view_cds', 1));
});

const look = (whose: { user_id: string } = developer) =>
  server.as(viewer).ok(accessUser, { access_user_id: whose.user_id });

describe('at the desk of a developer', () => {
  test('C-402 C-863 C-864 the viewer sees the developer’s drafts, in a role that writes', async () => {
    const draft = await server.make.container({ author: developer });
    await server.make.container({ author: viewer });
    const desk = await look();
    expect(desk).toMatchObject({
      user_id: developer.user_id,
      full_name: developer.full_name,
      active_role: 'cd',
      roles: 'cd',
      email: '',
      isUserAccess: 1,
      viewer_full_name: viewer.full_name,
    });
    const { records } = await server.as(viewer).ok(listDeveloperDashboard, { content_status: 'd' });
    expect(records.map(({ container_id }) => container_id)).toEqual([draft.container_id]);
    expect(await server.as(viewer).ok(countDashboard, {})).toMatchObject({ d: 1 });
    const opened = await server.as(viewer).ok(openContainer, { container_id: draft.container_id });
    expect(opened.abilities).toMatchObject({
      can_edit: false,
      moves: [],
      can_comment: false,
      can_export: false,
    });
  });

  test('C-586 C-587 what is in review and in draft is only looked at there', async () => {
    const made = { author: developer } as const;
    const items = [
      await server.make.container({ ...made, content_status: 'd' }),
      await server.make.container({ ...made, content_status: 'r', waiting_level: 1 }),
    ];
    expect(await server.as(developer).ok(openContainer, items[0]!)).toMatchObject({ readOnlyMode: 0 });
    await look();
    for (const { container_id } of items)
      expect(await server.as(viewer).ok(openContainer, { container_id })).toMatchObject({ readOnlyMode: 1 });
  });

  test('C-864 no call changes anything there: all but those that read, or concern the viewer, are refused', async () => {
    await look();
    const kept = new Set(['container.read', 'content.preview', 'desk.read', 'library.read', 'skills.read']);
    const changing = calls.filter(
      ({ call }) => !['public', 'refresh'].includes(call.can) && !call.in_user_access && !kept.has(call.can),
    );
    expect(changing.length).toBeGreaterThan(20);
    const problems = new Map<string, string>();
    for (const { call, name } of changing) {
      const file = ['upload', 'progress'].includes(call.kind) ? { file_name: 'a.csv', body: 'a' } : undefined;
      const { data } = await server.as(viewer).call(call, sampleOf(call.request), file);
      problems.set(name, (data as FailureData).problem);
    }
    expect(Object.fromEntries(problems)).toEqual(
      Object.fromEntries(changing.map(({ name }) => [name, 'account.forbidden'])),
    );
  });

  test('C-864 a draft cannot be exported or another one begun', async () => {
    const draft = await server.make.container({ author: developer });
    await look();
    const { container_id, skill_id, grade } = draft;
    const begun = { content_type: 'mcq', title: 'Mine', language: 'english', skill_id, grade } as const;
    expect((await server.as(viewer).refused(createContainer, begun)).problem).toBe('account.forbidden');
    const exported = await server.as(viewer).refused(exportQuestions, { container_id, format: 'csv' });
    expect(exported.problem).toBe('account.forbidden');
  });

  test('settings that are kept there are the viewer’s, and so are the roles to switch to', async () => {
    await look();
    await server.as(viewer).ok(saveUserData, { json: { interface_language: 'ps' } });
    expect((await server.as(developer).ok(readSession, {})).user_data).toEqual({});
    expect((await server.as(viewer).ok(readSession, {})).user_data).toEqual({ interface_language: 'ps' });
    const { records } = await server.as(viewer).ok(listOwnRoles, {});
    expect(records.map(({ role }) => role)).toEqual(['cr3', 'admin']);
  });

  test('C-544 a switch of role leads back to the viewer’s own desk', async () => {
    await look();
    expect((await server.as(viewer).refused(switchRole, { role: 'cd' })).problem).toBe(
      'account.role_not_held',
    );
    const own = await server.as(viewer).ok(switchRole, { role: 'admin' });
    expect(own).toMatchObject({ user_id: viewer.user_id, active_role: 'admin', isUserAccess: 0 });
    expect(await server.as(viewer).ok(readSession, {})).toMatchObject({ user_id: viewer.user_id });
    expect(await server.as(developer).ok(readSession, {})).toMatchObject({ active_role: 'cr' });
  });

  test('the viewer goes back, and the developer never noticed', async () => {
    await look();
    const own = await server.as(viewer).ok(accessUser, { access_user_id: null });
    expect(own).toMatchObject({
      user_id: viewer.user_id,
      isUserAccess: 0,
      viewer_full_name: '',
      active_role: 'cr3',
    });
    expect(await server.as(developer).ok(readSession, {})).toMatchObject({ isUserAccess: 0 });
    await look(developer);
    expect(await look(viewer)).toMatchObject({ user_id: viewer.user_id, isUserAccess: 0 });
  });

  test('a request that was on its way while the desk changed ends no session', async () => {
    await look();
    const late = await server.post(countDashboard.path, {}, viewer.session_id, { user_id: viewer.user_id });
    expect(late.statusCode).toBe(200);
    expect(late.json()).toMatchObject({ data: { problem: 'account.session_changed' } });
    await server.as(viewer).ok(accessUser, { access_user_id: null });
    const later = await server.post(countDashboard.path, {}, viewer.session_id, {
      user_id: developer.user_id,
    });
    expect(later.json()).toMatchObject({ data: { problem: 'account.session_changed' } });
  });
});

describe('rights to look at a desk', () => {
  test('C-864 nobody without the flag looks at a desk', async () => {
    const other = await server.make.person({ institution_id, roles: ['cr3'] });
    const refused = await server.as(other).refused(accessUser, { access_user_id: developer.user_id });
    expect(refused.problem).toBe('people.desk_forbidden');
    expect((await server.as(other).refused(listDevelopers, {})).problem).toBe('account.forbidden');
  });

  test('desks are those of enabled people of the institution who write', async () => {
    const reviewer = await server.make.person({ institution_id, roles: ['cr'] });
    const teacher = await server.make.person({ institution_id, roles: ['teacher'] });
    const stranger = await server.make.person({ roles: ['cd'] });
    const gone = await server.make.person({ institution_id, roles: ['cd'] });
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    await server.as(admin).ok(disableUser, { user_id: gone.user_id, version: 1, is_disabled: 1 });
    for (const { user_id } of [reviewer, teacher, stranger, gone]) {
      const refused = await server.as(viewer).refused(accessUser, { access_user_id: user_id });
      expect(refused.problem).toBe('people.not_found');
    }
  });

  test('a flag that is taken ends the visit with the next call, and the flag given again does not bring it back', async () => {
    const desk = await look();
    await server.db.inTransaction((tx) => setFlag(tx, viewer, 'is_view_cds', 0));
    const response = await server.post(saveUserData.path, { json: {} }, viewer.session_id);
    expect(response.headers['x-session-state']).not.toBe(desk.session_state);
    expect(await server.as(viewer).ok(readSession, {})).toMatchObject({ user_id: viewer.user_id });
    await server.db.inTransaction((tx) => setFlag(tx, viewer, 'is_view_cds', 1));
    expect(await server.as(viewer).ok(readSession, {})).toMatchObject({ user_id: viewer.user_id });
  });

  test('a developer who is disabled, or writes no more, has no desk with the next call', async () => {
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    await look();
    const { user_id } = developer;
    const seen = await server.as(admin).ok(openUser, { user_id });
    const form = editOf(seen, { roles: 'cr', full_name: 'No Writer Now', email: 'no.writer@example.org' });
    await server.as(admin).ok(createUser, form);
    expect(await server.as(viewer).ok(readSession, {})).toMatchObject({ user_id: viewer.user_id });
  });
});

describe('the content developers', () => {
  test('C-175 C-176 are listed by name, each with their work at a glance and what waits longest', async () => {
    const other = await server.make.person({ institution_id, roles: ['cd3'] });
    await server.make.person({ institution_id, roles: ['cr', 'teacher'] });
    await server.make.person({ roles: ['cd'] });
    const at = (day: number) => `2026-01-0${day}T08:00:00.000Z`;
    const written = (day: number) => `2026-01-0${day} 08:00:00`;
    const put = (content_status: 'd' | 'w' | 'a', day: number, title: string) =>
      server.make.container({ author: developer, content_status, last_activity: at(day), title });
    await put('a', 1, 'Approved long ago');
    await put('w', 3, 'Waits since the third');
    await put('d', 4, 'A draft');
    await put('d', 5, 'The latest');
    const { records, total } = await server.as(viewer).ok(listDevelopers, {});
    expect(total).toBe(2);
    expect(records.find(({ user_id }) => user_id === developer.user_id)).toMatchObject({
      full_name: developer.full_name,
      roles: 'cr,cd,cd3',
      counts: { d: 2, w: 1, r: 0, s: 0, a: 1 },
      last_activity: written(5),
      waits_longest: { title: 'Waits since the third', content_status: 'w', last_activity: written(3) },
    });
    expect(records.find(({ user_id }) => user_id === other.user_id)).toMatchObject({
      counts: { d: 0, w: 0, r: 0, s: 0, a: 0 },
      last_activity: null,
      waits_longest: null,
    });
    const found = await server.as(viewer).ok(listDevelopers, { full_name: developer.full_name });
    expect(found.records.map(({ user_id }) => user_id)).toContain(developer.user_id);
    expect((await server.as(viewer).ok(listDevelopers, { full_name: 'no such name' })).total).toBe(0);
  });
});

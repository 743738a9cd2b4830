import {
  changeContainerSkill,
  createContainer,
  deleteContainer,
  listDeveloperDashboard,
  listHistory,
  listQuestions,
  openContainer,
  saveQuestion,
  updateContainer,
} from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';

let server: TestApp;
let author: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  reviewer = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
});
afterAll(() => server.close());

const empty = '{"schema_version":1}';

async function start(overrides: { skill_id?: string; title?: string; grade?: string } = {}) {
  const skill_id =
    overrides.skill_id ?? (await server.make.skill({ institution_id: author.institution_id })).skill_id;
  return server.as(author).ok(createContainer, {
    content_type: 'mcq',
    title: overrides.title ?? 'Heaps of stones',
    language: 'pashto',
    skill_id,
    ...(overrides.grade !== undefined && { grade: overrides.grade }),
  });
}

describe('starting', () => {
  test('C-363 content of a skill of several grades stands at the grade that was chosen', async () => {
    const { skill_id } = await server.make.skill({ institution_id: author.institution_id, grade: '4,5' });
    const made = await start({ skill_id, grade: '5' });
    expect(made.grade).toBe('5');
    const { container_id, version } = made;
    const moved = await server
      .as(author)
      .ok(changeContainerSkill, { container_id, version, skill_id, grade: '4' });
    expect(moved.grade).toBe('4');
    expect((await start({ skill_id, grade: '9' })).grade).toBe('4');
  });

  test('C-493 C-283 C-290 C-291 C-304 content starts as a draft of its author, at their institution', async () => {
    const made = await start();
    expect(made).toMatchObject({
      content_status: 'd',
      review_status: 'd',
      user_id: author.user_id,
      institution_id: author.institution_id,
      school_id: author.school_id,
      author_full_name: author.full_name,
      title: 'Heaps of stones',
      language: 'pashto',
      review_level: 0,
      total_questions: 0,
      json_data: { schema_version: 1 },
      version: 1,
      abilities: { can_edit: true, moves: ['submit', 'delete'], can_share: false },
    });
    expect(new Set([made.container_id, made.users_content_id, made.content_id]).size).toBe(3);
  });

  test('C-028 C-296 grade and subject are those of the skill; of several grades the first that the author may choose', async () => {
    const { institution_id } = author;
    const both = await server.make.skill({ institution_id, grade: '6, 7', subject: 'Dari' });
    const made = await start({ skill_id: both.skill_id });
    const { container_id } = made;
    for (const kept of [made, await server.as(author).ok(openContainer, { container_id })])
      expect(kept).toMatchObject({ skill_id: both.skill_id, grade: '6', subject: 'Dari' });
    const limited = await server.make.person({ institution_id });
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ grades_access: '7,8' }).where('user_id', '=', limited.user_id).execute(),
    );
    const wanted = { content_type: 'mcq', title: 'X', language: 'dari', skill_id: both.skill_id } as const;
    expect(await server.as(limited).ok(createContainer, wanted)).toMatchObject({ grade: '7' });
    const other = await server.make.skill({ institution_id, grade: '4' });
    const refused = await server
      .as(limited)
      .refused(createContainer, { ...wanted, skill_id: other.skill_id });
    expect(refused.problem).toBe('skills.not_found');
  });

  test.each([undefined, ''])('C-666 a bank without a skill (%j) is not made', async (skill_id) => {
    const sent = { content_type: 'mcq', title: 'X', language: 'english', skill_id };
    const reply = await server.post(createContainer.path, sent, author.session_id);
    expect(reply.json()).toMatchObject({ data: { problem: 'request.invalid' } });
  });

  test('a skill of another institution is not found', async () => {
    const skill = await server.make.skill({ institution_id: await server.make.institution() });
    const refused = await server.as(author).refused(createContainer, {
      content_type: 'mcq',
      title: 'X',
      language: 'english',
      skill_id: skill.skill_id,
    });
    expect(refused.problem).toBe('skills.not_found');
  });

  test('an assessment starts with its skill, and counts it', async () => {
    const skill = await server.make.skill({ institution_id: author.institution_id });
    const made = await server.as(author).ok(createContainer, {
      content_type: 'assessment',
      title: 'A test',
      language: 'english',
      skill_id: skill.skill_id,
    });
    expect(made).toMatchObject({
      total_skills: 1,
      total_questions: 0,
      json_data: { skills: [{ skill_id: skill.skill_id }] },
    });
  });

  test.each([
    ['not JSON', '{'],
    ['of no version', '{}'],
    ['of an unknown form', '[]'],
  ])('a document that is %s is refused with the fields at fault', async (_what, json_data) => {
    const skill = await server.make.skill({ institution_id: author.institution_id });
    const refused = await server.as(author).refused(createContainer, {
      content_type: 'mcq',
      title: 'X',
      language: 'english',
      skill_id: skill.skill_id,
      json_data,
    });
    expect(refused).toMatchObject({
      problem: 'container.invalid_document',
      details: { fields: [{ severity: 'error', message: 'document.invalid' }] },
    });
  });
});

describe('opening', () => {
  test('C-310 review_status mirrors the status, for its author and its reviewers', async () => {
    const { container_id } = await server.make.container({ author, content_status: 'w', waiting_level: 1 });
    for (const person of [author, reviewer])
      expect(await server.as(person).ok(openContainer, { container_id })).toMatchObject({
        content_status: 'w',
        review_status: 'w',
        reviewer_role: 'First reviewer',
      });
  });

  test.each([
    ['another developer', 'cd3', 'd'],
    ['another developer', 'cd3', 'w'],
    ['a reviewer', 'cr1', 'd'],
  ] as const)('to %s (%s) an item in status %s is as if it were not there', async (_who, role, status) => {
    const stranger = await server.make.person({ institution_id: author.institution_id, roles: [role] });
    const { container_id } = await server.make.container({
      author,
      content_status: status,
      waiting_level: 1,
    });
    expect(await server.as(stranger).refused(openContainer, { container_id })).toMatchObject({
      problem: 'container.not_found',
      details: {},
    });
  });

  test('to another institution even published content is as if it were not there', async () => {
    const stranger = await server.make.person({ roles: ['cr3'] });
    const { container_id } = await server.make.container({ author, content_status: 'a', is_published: 1 });
    const refused = await server.as(stranger).refused(openContainer, { container_id });
    expect(refused.problem).toBe('container.not_found');
  });
});

describe('saving', () => {
  test('C-293 C-299 a save keeps what was sent, makes a new version and is an activity', async () => {
    const made = await start();
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ last_activity: '2026-01-01T00:00:00Z' })
        .where('container_id', '=', made.container_id)
        .execute(),
    );
    const saved = await server.as(author).ok(updateContainer, {
      container_id: made.container_id,
      title: 'Piles of stones',
      language: 'dari',
      no_of_skills: 2,
      json_data: empty,
      version: made.version,
    });
    expect(saved).toMatchObject({
      title: 'Piles of stones',
      language: 'dari',
      no_of_skills: 2,
      json_data: { schema_version: 1 },
      version: 2,
    });
    expect(saved.last_activity >= made.last_activity).toBe(true);
    expect(saved.last_activity).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const { container_id } = made;
    expect(await server.as(author).ok(openContainer, { container_id })).toEqual(saved);
  });

  test('the second of two saves of one version is refused and told what stands now; nothing is lost', async () => {
    const { container_id, version } = await start();
    const edit = { container_id, language: 'english', json_data: empty, version } as const;
    await server.as(author).ok(updateContainer, { ...edit, title: 'The first' });
    const refused = await server.as(author).refused(updateContainer, { ...edit, title: 'The second' });
    expect(refused).toMatchObject({
      problem: 'container.changed_meanwhile',
      details: { current: { title: 'The first', version: 2 } },
    });
    expect((await server.as(author).ok(openContainer, { container_id })).title).toBe('The first');
  });

  test.each([
    ['its author while it waits', 'w', 'container.read_only'],
    ['its author in review', 'r', 'container.read_only'],
    ['its author when approved', 'a', 'container.read_only'],
  ] as const)('C-578 C-579 C-581 %s cannot save it', async (_who, content_status, problem) => {
    const made = await server.make.container({ author, content_status, waiting_level: 1, review_level: 1 });
    const refused = await server.as(author).refused(updateContainer, {
      container_id: made.container_id,
      title: 'X',
      language: 'english',
      json_data: empty,
      version: made.version,
    });
    expect(refused.problem).toBe(problem);
  });

  test('C-497 the reviewer who holds it saves; another reviewer does not', async () => {
    const { institution_id } = author;
    const other = await server.make.person({ institution_id, roles: ['cr1'] });
    const made = await server.make.container({
      author,
      content_status: 'r',
      waiting_level: 1,
      reviewer_user_id: reviewer.user_id,
    });
    const { container_id, version } = made;
    const edit = { container_id, title: 'Better', language: 'english', json_data: empty, version } as const;
    expect((await server.as(other).refused(updateContainer, edit)).problem).toBe('container.forbidden');
    expect(await server.as(reviewer).ok(updateContainer, edit)).toMatchObject({ title: 'Better' });
  });

  test('repeated saves by the same person are one entry of the history', async () => {
    const { container_id, ...made } = await start();
    let { version } = made;
    for (const title of ['One', 'Two', 'Three'])
      ({ version } = await server.as(author).ok(updateContainer, {
        container_id,
        title,
        language: 'english',
        json_data: empty,
        version,
      }));
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.map(({ action }) => action)).toEqual(['save', 'create']);
  });
});

describe('another skill', () => {
  test('C-294 C-296 the content takes grade and subject of the skill, and the questions on the old one follow', async () => {
    const { institution_id } = author;
    const made = await start();
    const { container_id } = made;
    const third = await server.make.skill({ institution_id });
    const one = await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    const two = await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ skill_id: third.skill_id })
        .where('content_id', '=', two.content_id)
        .execute(),
    );
    const { version } = await server.as(author).ok(openContainer, { container_id });
    const next = await server.make.skill({ institution_id, grade: '9', subject: 'Urdu' });
    const moved = await server
      .as(author)
      .ok(changeContainerSkill, { container_id, skill_id: next.skill_id, version });
    expect(moved).toMatchObject({ skill_id: next.skill_id, grade: '9', subject: 'Urdu', skill: next.skill });
    const { records } = await server.as(author).ok(listQuestions, { container_id });
    const skillOf = new Map(records.map((row) => [row.content_id, row.skill_id]));
    expect(skillOf.get(one.content_id)).toBe(next.skill_id);
    expect(skillOf.get(two.content_id)).toBe(third.skill_id);
    const history = await server.as(author).ok(listHistory, { container_id });
    expect(history.records[0]).toMatchObject({
      action: 'changeSkill',
      detail: { from_skill_id: made.skill_id, to_skill_id: next.skill_id },
    });
  });

  test('content of a skill with several grades keeps its grade', async () => {
    const { institution_id } = author;
    const made = await start({
      skill_id: (await server.make.skill({ institution_id, grade: '5' })).skill_id,
    });
    const several = await server.make.skill({ institution_id, grade: '4,5,6' });
    const moved = await server.as(author).ok(changeContainerSkill, {
      container_id: made.container_id,
      skill_id: several.skill_id,
      version: made.version,
    });
    expect(moved.grade).toBe('5');
  });

  test('a skill of another institution is not found', async () => {
    const made = await start();
    const theirs = await server.make.skill({ institution_id: await server.make.institution() });
    const refused = await server.as(author).refused(changeContainerSkill, {
      container_id: made.container_id,
      skill_id: theirs.skill_id,
      version: made.version,
    });
    expect(refused.problem).toBe('skills.not_found');
  });

  test('C-523 a reviewer cannot take the skill away', async () => {
    const { institution_id } = author;
    const minimal = await server.make.skill({ institution_id, skill_code: 'MINIMAL', subject: 'Science' });
    const made = await server.make.container({
      author,
      content_status: 'r',
      waiting_level: 1,
      reviewer_user_id: reviewer.user_id,
    });
    const { container_id, version } = made;
    const wanted = { container_id, skill_id: minimal.skill_id, version };
    expect((await server.as(reviewer).refused(changeContainerSkill, wanted)).problem).toBe(
      'skills.not_found',
    );
  });
});

describe('deleting', () => {
  test('C-528 C-307 a deleted draft is gone from lists and cannot be opened; its row stays marked', async () => {
    const { container_id, title } = await start({ title: 'To be deleted' });
    await server.as(author).ok(deleteContainer, { container_id });
    expect((await server.as(author).refused(openContainer, { container_id })).problem).toBe(
      'container.not_found',
    );
    const list = await server.as(author).ok(listDeveloperDashboard, { content_status: 'd', title });
    expect(list).toEqual({ records: [], total: 0 });
    const row = await server.db.inReadTransaction((tx) =>
      tx
        .selectFrom('containers')
        .select('is_deleted')
        .where('container_id', '=', container_id)
        .executeTakeFirst(),
    );
    expect(row).toEqual({ is_deleted: 1 });
  });

  test.each(['w', 'r', 'a'] as const)('in status %s it cannot be deleted', async (content_status) => {
    const { container_id } = await server.make.container({ author, content_status, waiting_level: 1 });
    expect((await server.as(author).refused(deleteContainer, { container_id })).problem).toBe(
      'container.wrong_status',
    );
  });

  test('only the author deletes a draft', async () => {
    const { container_id } = await server.make.container({ author, content_status: 'd' });
    const other = await server.make.person({ institution_id: author.institution_id, roles: ['cd'] });
    expect((await server.as(other).refused(deleteContainer, { container_id })).problem).toBe(
      'container.not_found',
    );
  });
});

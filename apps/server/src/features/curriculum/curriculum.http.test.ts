import {
  coverSkills,
  createContainer,
  createSkill,
  deleteSkill,
  listEditorSkills,
  listSkillHistory,
  listSkills,
  openContainer,
  openSkill,
  orderSkills,
  saveQuestion,
  updateSkill,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, limitPerson } from './testing/things.ts';

let server: TestApp;
let keeper: TestPerson;
let author: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  keeper = await server.make.person({ roles: ['admin'] });
  author = await server.make.person({ institution_id: keeper.institution_id });
});

const fields = { grade: '4', subject: 'Mathematics', category: 'Fractions', skill: 'Halve' };
const put = (values: { [name: string]: string | number } = {}) =>
  server.make.skill({ institution_id: keeper.institution_id, ...values });
const create = (values: object = {}) => server.as(keeper).ok(createSkill, { ...fields, ...values });
const refused = (values: object) => server.as(keeper).refused(createSkill, { ...fields, ...values });
const namesOf = async (grade = '4') =>
  (await server.as(author).ok(listEditorSkills, { grade, subject: 'Mathematics' })).records.map(
    ({ skill }) => skill,
  );

describe('adding a skill', () => {
  test('C-885 a new skill is the last of its subject, and in the history', async () => {
    await put({ skill: 'First', skill_order: 7 });
    const made = await create({ grade: '5, 4', secondary_skill: 'On paper', lms_skill_id: ' L-1 ' });
    expect(made).toMatchObject({ grade: '4,5', skill_order: 8, lms_skill_id: 'L-1', version: 1 });
    expect(await namesOf()).toEqual(['First', 'Halve']);
    expect(await namesOf('5')).toEqual(['Halve']);
    const history = await server.as(keeper).ok(listSkillHistory, { skill_id: made.skill_id });
    expect(history.records).toMatchObject([
      { action: 'create', full_name: keeper.full_name, role_title: keeper.active_role.title, changes: [] },
    ]);
  });

  test('C-723 a skill that a shared grade has already is refused, whatever its case and spaces', async () => {
    await create({ grade: '3,4' });
    expect((await refused({ grade: '4,5', skill: ' HALVE ' })).problem).toBe('skills.duplicate');
    await create({ grade: '5' });
    await create({ category: 'Numbers' });
  });

  test('C-1028 a combination with a secondary skill that exists is refused', async () => {
    await create({ secondary_skill: 'On paper' });
    expect((await refused({ secondary_skill: 'on paper' })).problem).toBe('skills.combination_exists');
  });

  test('two who add the same skill at once: one of them hears that it exists', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.as(keeper).call(createSkill, fields)),
    );
    const problems = answers.map(({ error_code, data }) =>
      error_code === 0 ? 'made' : (data as { problem: string }).problem,
    );
    expect(problems.toSorted()).toEqual(['made', ...Array<string>(3).fill('skills.duplicate')]);
  });

  test.each([
    ['C-724', { category: ' ' }, 'skills.category_required', 'category'],
    ['C-725', { skill: '' }, 'skills.skill_required', 'skill'],
    ['a grade that nobody has', { grade: '13' }, 'skills.invalid', 'grade'],
    ['the code of the marker', { skill_code: 'MINIMAL' }, 'skills.invalid', 'skill_code'],
  ])('%s is refused with its field', async (_title, wrong, problem, field) => {
    const answer = await refused(wrong);
    expect(answer).toMatchObject({ problem, details: { fields: [{ field }] } });
  });

  test('an LMS id belongs to one skill', async () => {
    await create({ lms_skill_id: 'L-1' });
    const answer = await refused({ skill: 'Quarter', lms_skill_id: 'L-1' });
    expect(answer).toMatchObject({ details: { fields: [{ field: 'lms_skill_id', fault: 'lms_taken' }] } });
  });

  test('C-366 C-888 a standalone skill is kept as one', async () => {
    expect(await create({ is_standalone: 1 })).toMatchObject({ is_standalone: 1 });
  });
});

test('C-357 C-360 C-362 C-364 a skill gives back its name, secondary skill, mastery topic and subject', async () => {
  const own = {
    skill: 'Halve',
    secondary_skill: 'On paper',
    mastery_topic: 'Halves',
    subject: 'Mathematics',
  };
  const { skill_id } = await create(own);
  expect(await server.as(keeper).ok(openSkill, { skill_id })).toMatchObject(own);
  const plain = await create({ skill: 'Quarter' });
  expect(plain).toMatchObject({ secondary_skill: '', mastery_topic: '' });
});

describe('changing a skill', () => {
  const change = (skill: { skill_id: string; version: number }, values: object) => ({
    ...fields,
    skill_id: skill.skill_id,
    version: skill.version,
    ...values,
  });

  test('C-886 a changed skill is returned, and the history has its former values', async () => {
    const made = await create();
    const changed = await server.as(keeper).ok(updateSkill, change(made, { skill: 'Halve and quarter' }));
    expect(changed).toMatchObject({ skill: 'Halve and quarter', version: 2 });
    const { records } = await server.as(keeper).ok(listSkillHistory, { skill_id: made.skill_id });
    expect(records[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'skill', from: 'Halve', to: 'Halve and quarter' }],
    });
  });

  test('a save without changes makes no version and no history', async () => {
    const made = await create();
    expect((await server.as(keeper).ok(updateSkill, change(made, {}))).version).toBe(1);
    expect((await server.as(keeper).ok(listSkillHistory, { skill_id: made.skill_id })).total).toBe(1);
  });

  test('C-1028 a combination that exists is refused', async () => {
    await create({ skill: 'Quarter' });
    const made = await create();
    const answer = await server.as(keeper).refused(updateSkill, change(made, { skill: 'quarter' }));
    expect(answer.problem).toBe('skills.combination_exists');
  });

  test('an edit of an older version is told of it, with the newer one', async () => {
    const made = await create();
    await server.as(keeper).ok(updateSkill, change(made, { skill_code: 'A' }));
    const answer = await server.as(keeper).refused(updateSkill, change(made, { skill_code: 'B' }));
    expect(answer).toMatchObject({
      problem: 'skills.changed_meanwhile',
      details: { current: { skill_code: 'A', version: 2 } },
    });
  });

  test('content follows its skill to another subject and grade, in documents too', async () => {
    const made = await create();
    const bank = await server.make.container({ author, skill_id: made.skill_id, subject: 'Mathematics' });
    const assessment = await server.make.container({
      author,
      content_type: 'assessment',
      skill_id: made.skill_id,
      json_data: assessmentOn(made),
    });
    await server.as(keeper).ok(updateSkill, change(made, { subject: 'Numeracy', grade: '6,7' }));
    const open = (item: { container_id: string }) =>
      server.as(author).ok(openContainer, { container_id: item.container_id });
    expect(await open(bank)).toMatchObject({ subject: 'Numeracy', grade: '6' });
    expect(await open(assessment)).toMatchObject({
      subject: 'Numeracy',
      json_data: { skills: [{ subject: 'Numeracy' }], subjects: ['Numeracy'] },
    });
  });
});

describe('deleting a skill', () => {
  const key = ({ skill_id, version = 1 }: { skill_id: string; version?: number }) => ({ skill_id, version });
  const problem = async (skill: { skill_id: string }) =>
    (await server.as(keeper).refused(deleteSkill, key(skill))).problem;

  test('C-887 a skill without content is deleted; its name is free again', async () => {
    const made = await create();
    await server.as(keeper).ok(deleteSkill, key(made));
    expect(await namesOf()).toEqual([]);
    expect((await server.as(keeper).refused(openSkill, { skill_id: made.skill_id })).problem).toBe(
      'skills.not_found',
    );
    await create();
  });

  test('C-1026 an assessment on it, or one that draws from it, keeps it', async () => {
    const [one, other] = [await put(), await put()];
    const document = { content_type: 'assessment' as const, json_data: assessmentOn(one, other) };
    await server.make.container({ author, skill_id: one.skill_id, ...document });
    expect(await problem(one)).toBe('skills.has_assessments');
    expect(await problem(other)).toBe('skills.has_assessments');
  });

  test('C-1027 questions on it keep it', async () => {
    const skill = await put();
    const bank = await server.make.container({ author, skill_id: skill.skill_id });
    expect(await problem(skill)).toBe('skills.has_content');
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: bank.container_id });
    expect(await problem(skill)).toBe('skills.has_questions');
  });

  test('content that was deleted does not keep it', async () => {
    const skill = await put();
    await server.make.container({ author, skill_id: skill.skill_id, is_deleted: 1 });
    expect(await server.as(keeper).ok(deleteSkill, key(skill))).toEqual({});
  });

  test('no content can be moved to it afterwards', async () => {
    const skill = await put();
    await server.as(keeper).ok(deleteSkill, key(skill));
    const bank = { content_type: 'mcq' as const, title: 'Late', language: 'english' as const };
    const answer = await server.as(author).refused(createContainer, { ...bank, skill_id: skill.skill_id });
    expect(answer.problem).toBe('skills.not_found');
  });
});

describe('the order', () => {
  const move = (skill_ids: string[], after_skill_id: string | null, grade = '4') =>
    server.as(keeper).ok(orderSkills, { grade, subject: 'Mathematics', skill_ids, after_skill_id });

  test('C-361 skills move behind another one, or to the beginning', async () => {
    const [a, b, c] = [await put({ skill: 'a' }), await put({ skill: 'b' }), await put({ skill: 'c' })];
    await move([a.skill_id], c.skill_id);
    expect(await namesOf()).toEqual(['b', 'c', 'a']);
    const { skill_ids } = await move([c.skill_id, a.skill_id], null);
    expect(await namesOf()).toEqual(['c', 'a', 'b']);
    expect(skill_ids).toEqual([c.skill_id, a.skill_id, b.skill_id]);
  });

  test('other grades keep theirs', async () => {
    const low = await put({ skill: 'low', grade: '3', skill_order: 1 });
    const shared = await put({ skill: 'shared', grade: '3,4', skill_order: 2 });
    const high = await put({ skill: 'high', grade: '4', skill_order: 3 });
    await move([high.skill_id], null);
    expect(await namesOf('4')).toEqual(['high', 'shared']);
    expect(await namesOf('3')).toEqual(['low', 'shared']);
    const { records } = await server.as(keeper).ok(listSkillHistory, { skill_id: high.skill_id });
    expect(records).toMatchObject([{ action: 'order', changes: [{ field: 'skill_order', from: '3' }] }]);
    expect([low, shared]).toHaveLength(2);
  });

  test('a skill of another subject is none of them', async () => {
    const skill = await put();
    const other = await put({ subject: 'Science' });
    const input = { grade: '4', subject: 'Mathematics', skill_ids: [skill.skill_id] };
    const answer = await server.as(keeper).refused(orderSkills, { ...input, after_skill_id: other.skill_id });
    expect(answer.problem).toBe('skills.not_found');
  });
});

describe('the tree with what stands on it', () => {
  test('contents are counted by how far they have come, once for each skill they stand on or draw from', async () => {
    const [one, other] = [await put({ skill_order: 1 }), await put({ skill_order: 2, grade: '4,5' })];
    const bank = await server.make.container({ author, skill_id: one.skill_id });
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: bank.container_id });
    for (const content_status of ['s', 'w', 'r', 'a'] as const)
      await server.make.container({ author, skill_id: one.skill_id, content_status });
    await server.make.container({
      author,
      skill_id: one.skill_id,
      content_type: 'assessment',
      json_data: assessmentOn(one, other),
    });
    await put({ subject: 'Science' });
    const cover = (input: { grade: string; subject?: string }) => server.as(keeper).ok(coverSkills, input);
    expect((await cover({ grade: '4', subject: 'Mathematics' })).records).toMatchObject([
      { skill_id: one.skill_id, total_questions: 1, drafts: 3, in_review: 2, approved: 1 },
      { skill_id: other.skill_id, total_questions: 0, drafts: 1, in_review: 0, approved: 0 },
    ]);
    expect((await cover({ grade: '4' })).total).toBe(3);
    expect((await cover({ grade: '5' })).records.map(({ skill_id }) => skill_id)).toEqual([other.skill_id]);
  });

  test('C-882 all skills, a page at a time', async () => {
    for (let n = 0; n <= limits.page_size; n += 1) await put({ skill_order: n });
    const page = async (number: number) => server.as(keeper).ok(listSkills, { page: number });
    expect([(await page(1)).records.length, (await page(2)).records.length]).toEqual([limits.page_size, 1]);
    expect((await page(2)).total).toBe(limits.page_size + 1);
  });
});

test('C-394 C-811 the limits of the account hold for keeping skills, too', async () => {
  const [mine, shared, theirs] = [await put(), await put({ grade: '4,5' }), await put({ grade: '5' })];
  await limitPerson(server, keeper, { grades_access: '4', subjects_access: 'Mathematics' });
  const as = server.as(keeper);
  expect((await as.ok(listSkills, {})).total).toBe(2);
  expect((await as.ok(coverSkills, { grade: '5' })).total).toBe(0);
  expect((await as.refused(openSkill, { skill_id: theirs.skill_id })).problem).toBe('skills.not_found');
  for (const { skill_id } of [shared, theirs])
    expect((await as.refused(deleteSkill, { skill_id, version: 1 })).problem).toBe('skills.not_found');
  for (const place of [{ grade: '4,5' }, { subject: 'Science' }]) {
    expect(await refused(place)).toMatchObject({ details: { fields: [{ fault: 'not_allowed' }] } });
    const input = { ...fields, ...place, skill_id: mine.skill_id, version: 1 };
    expect((await as.refused(updateSkill, input)).problem).toBe('skills.invalid');
  }
});

import {
  countSkillMetadata,
  createContainer,
  findLessonSkill,
  findMinimalSkill,
  listEditorSkills,
  listSkillsByIds,
  listSkillsByLmsIds,
  listSubjects,
  saveQuestion,
  searchSkills,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';

let server: TestApp;
let author: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await server.make.person({ roles: ['cd'] });
});

const put = (values: { [name: string]: string | number }) =>
  server.make.skill({ institution_id: author.institution_id, ...values });

async function limit(values: { grades_access?: string; subjects_access?: string }) {
  await server.db.inTransaction((tx) =>
    tx.updateTable('users').set(values).where('user_id', '=', author.user_id).execute(),
  );
}

describe('choosing a skill', () => {
  test('C-361 C-363 the skills of a grade and subject, by comma lists too, in their order', async () => {
    await put({ skill: 'Second', grade: '4,5', skill_order: 2 });
    await put({ skill: 'First', grade: '4', skill_order: 1 });
    await put({ skill: 'Of grade 14', grade: '14', skill_order: 3 });
    await put({ skill: 'Of another subject', grade: '4', subject: 'Science' });
    const names = async (grade: string) => {
      const list = await server.as(author).ok(listEditorSkills, { grade, subject: 'Mathematics' });
      expect(list.total).toBe(list.records.length);
      return list.records.map(({ skill }) => skill);
    };
    expect(await names('4')).toEqual(['First', 'Second']);
    expect(await names('5')).toEqual(['Second']);
  });

  test('the subjects that have skills, of one grade or of all, each once', async () => {
    await put({ grade: '4', subject: 'Science' });
    await put({ grade: '4,5', subject: 'Mathematics' });
    await put({ grade: '5', subject: 'Mathematics' });
    await put({ grade: '6', subject: 'Urdu', skill_code: 'MINIMAL' });
    expect(await server.as(author).ok(listSubjects, {})).toEqual({
      records: ['Mathematics', 'Science'],
      total: 2,
    });
    expect((await server.as(author).ok(listSubjects, { grade: '5' })).records).toEqual(['Mathematics']);
    expect((await server.as(author).ok(listSubjects, { grade: '6' })).records).toEqual([]);
  });

  test('C-394 C-811 the limits of the account hold in every list', async () => {
    await put({ skill: 'Open', grade: '4', subject: 'Science' });
    await put({ skill: 'Other grade', grade: '9', subject: 'Science' });
    await put({ skill: 'Other subject', grade: '4', subject: 'Urdu' });
    await limit({ grades_access: '4,5', subjects_access: 'Science, Mathematics' });
    const as = server.as(author);
    expect((await as.ok(listSubjects, {})).records).toEqual(['Science']);
    expect((await as.ok(listEditorSkills, { grade: '9', subject: 'Science' })).records).toEqual([]);
    expect((await as.ok(searchSkills, {})).records.map(({ skill }) => skill)).toEqual(['Open']);
    for (const of of [
      { grade: '9', subject: 'Science' },
      { grade: '4', subject: 'Urdu' },
    ])
      expect((await as.refused(findMinimalSkill, of)).problem).toBe('skills.not_found');
  });

  test('C-365 a skill counts the questions that stand on it, not those of deleted content', async () => {
    const skill = await put({ skill: 'Counted' });
    const made = await server.as(author).ok(createContainer, {
      content_type: 'mcq',
      title: 'A bank',
      language: 'english',
      skill_id: skill.skill_id,
    });
    for (const _ of [1, 2])
      await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: made.container_id });
    const count = async () =>
      (await server.as(author).ok(listSkillsByIds, { skill_ids: [skill.skill_id] })).records[0];
    expect(await count()).toMatchObject({ total_questions: 2, total_article_questions: 0 });
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ is_deleted: 1 })
        .where('container_id', '=', made.container_id)
        .execute(),
    );
    expect(await count()).toMatchObject({ total_questions: 0 });
  });

  test('C-356 skills by ids are those of one’s own institution', async () => {
    const mine = await put({ lms_skill_id: 'L-7' });
    const theirs = await server.make.skill({ institution_id: await server.make.institution() });
    const skill_ids = [mine.skill_id, theirs.skill_id];
    const list = await server.as(author).ok(listSkillsByIds, { skill_ids });
    expect(list.records).toMatchObject([{ skill_id: mine.skill_id, lms_skill_id: 'L-7' }]);
  });

  test('C-880 skills by the ids of an LMS are those of one’s own institution', async () => {
    await put({ lms_skill_id: 'L-8', skill: 'Ours' });
    const elsewhere = await server.make.institution();
    await server.make.skill({ institution_id: elsewhere, lms_skill_id: 'L-8', skill: 'Theirs' });
    const list = await server.as(author).ok(listSkillsByLmsIds, { lms_skill_ids: ['L-8', 'L-9'] });
    expect(list.records.map(({ skill }) => skill)).toEqual(['Ours']);
  });

  test('C-881 the metadata of a skill’s questions, each value with how many have it', async () => {
    const skill = await put({});
    const bank = await server.make.container({ author, skill_id: skill.skill_id });
    for (const metadata1 of ['2023', '2024', '2024', ''])
      await server
        .as(author)
        .ok(saveQuestion, { ...questionDoc({ metadata1 }), container_id: bank.container_id });
    expect(await server.as(author).ok(countSkillMetadata, { skill_id: skill.skill_id })).toEqual({
      metadata1: [
        { value: '2024', count: 2 },
        { value: '2023', count: 1 },
      ],
      metadata2: [],
    });
  });

  test('of very many values of metadata the most frequent 200 are sent', async () => {
    const skill = await put({});
    const bank = await server.make.container({ author, skill_id: skill.skill_id });
    const as = server.as(author);
    const docs = ['often', ...Array.from({ length: 210 }, (_, n) => `value ${n}`), 'often'];
    for (const metadata1 of docs)
      await as.ok(saveQuestion, { ...questionDoc({ metadata1 }), container_id: bank.container_id });
    const { metadata1 } = await as.ok(countSkillMetadata, { skill_id: skill.skill_id });
    expect(metadata1).toHaveLength(200);
    expect(metadata1[0]).toEqual({ value: 'often', count: 2 });
  });

  test('C-883 searching narrows by grade, subject, unit and name, a page at a time', async () => {
    for (let n = 0; n <= limits.page_size; n += 1)
      await put({ skill: `Sum ${n}`, category: 'Adding', skill_order: n });
    await put({ skill: 'Sum of areas', category: 'Geometry', grade: '7' });
    const as = server.as(author);
    const one = await as.ok(searchSkills, { skill_name: 'sum', category: 'Adding' });
    const two = await as.ok(searchSkills, { skill_name: 'sum', category: 'Adding', page: 2 });
    expect([one.records.length, one.total, two.records.length]).toEqual([30, 31, 1]);
    expect([...one.records, ...two.records].map(({ skill_order }) => skill_order)).toEqual(
      Array.from({ length: 31 }, (_, n) => n),
    );
    expect((await as.ok(searchSkills, { skill_name: 'SUM areas' })).records).toHaveLength(1);
    expect((await as.ok(searchSkills, { grade: '7' })).total).toBe(1);
    expect((await as.ok(searchSkills, { subject: 'Nothing' })).total).toBe(0);
  });
});

describe('the minimal skill', () => {
  const of = { grade: '4', subject: 'Mathematics' };

  test('C-526 is made once for a grade and subject, and no list shows it', async () => {
    const real = await put({});
    const as = server.as(author);
    const { skill_id } = await as.ok(findMinimalSkill, of);
    expect(await as.ok(findMinimalSkill, of)).toEqual({ skill_id });
    expect(skill_id).not.toBe(real.skill_id);
    for (const { records } of [await as.ok(listEditorSkills, of), await as.ok(searchSkills, {})])
      expect(records.map((skill) => skill.skill_id)).toEqual([real.skill_id]);
  });

  test('C-873 C-875 a lesson stands on the same one', async () => {
    await put({});
    const { skill_id } = await server.as(author).ok(findMinimalSkill, of);
    expect(await server.as(author).ok(findLessonSkill, of)).toEqual({ skill_id });
  });

  test('asked for by many at once, it is one', async () => {
    await put({});
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.as(author).ok(findMinimalSkill, of)),
    );
    expect(new Set(answers.map(({ skill_id }) => skill_id)).size).toBe(1);
  });

  test('a grade and subject without skills has none', async () => {
    const refused = await server.as(author).refused(findMinimalSkill, { grade: '4', subject: 'Astrology' });
    expect(refused.problem).toBe('skills.not_found');
  });
});

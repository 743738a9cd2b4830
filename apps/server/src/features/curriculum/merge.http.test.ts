import {
  approve,
  coverSkills,
  listEditorSkills,
  listHistory,
  listSkillHistory,
  mergeSkills,
  openAssessment,
  openContainer,
  saveQuestion,
  updateAssessment,
} from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { breakHistory, mendHistory, setReview } from './testing/merge.queries.ts';
import { assessmentOn } from './testing/things.ts';

let server: TestApp;
let keeper: TestPerson;
let author: TestPerson;
type Made = Awaited<ReturnType<TestApp['make']['skill']>>;
let from: Made;
let into: Made;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  keeper = await server.make.person({ roles: ['admin'] });
  author = await server.make.person({ institution_id: keeper.institution_id });
  from = await put({ skill: 'From' });
  into = await put({ skill: 'Into', grade: '5,6', subject: 'Science' });
});

const put = (values: { [name: string]: string | number } = {}) =>
  server.make.skill({ institution_id: keeper.institution_id, ...values });
const key = () => ({ from_skill_id: from.skill_id, into_skill_id: into.skill_id, version: 1 });
const merge = () => server.as(keeper).ok(mergeSkills, key());
const open = (item: { container_id: string }) =>
  server.as(author).ok(openContainer, { container_id: item.container_id });

async function bankOn(skill: Made) {
  const bank = await server.make.container({ author, skill_id: skill.skill_id, grade: '4' });
  const question = questionDoc();
  await server.as(author).ok(saveQuestion, { ...question, container_id: bank.container_id });
  return bank;
}

const assessmentOf = (...skills: [Made, ...Made[]]) =>
  server.make.container({
    author,
    skill_id: skills[0].skill_id,
    content_type: 'assessment',
    json_data: assessmentOn(...skills),
  });

describe('merging one skill into another', () => {
  test('moves questions, contents and documents, and takes the one out of the tree', async () => {
    const bank = await bankOn(from);
    const [on, drawing] = [await assessmentOf(from, into), await assessmentOf(into, from)];
    expect(await merge()).toMatchObject({
      questions: 1,
      contents: 3,
      skill: { skill_id: into.skill_id, total_questions: 1, drafts: 3 },
    });

    const place = { skill_id: into.skill_id, grade: '5', subject: 'Science' };
    expect(await open(bank)).toMatchObject({ ...place, version: 2 });
    expect(await open(on)).toMatchObject(place);
    for (const assessment of [on, drawing]) {
      const opened = await open(assessment);
      expect(opened).toMatchObject({ skill_id: into.skill_id, total_skills: 1, total_questions: 1 });
      expect(opened.json_data).toMatchObject({ skills: [{ skill_id: into.skill_id, total_questions: 1 }] });
    }
    const left = await server.as(author).ok(listEditorSkills, { grade: '4', subject: 'Mathematics' });
    expect(left.records).toEqual([]);
  });

  test('every content that was touched, and both skills, have it in their history', async () => {
    const [bank, drawing] = [await bankOn(from), await assessmentOf(into, from)];
    await merge();
    for (const { container_id } of [bank, drawing]) {
      const { records } = await server.as(author).ok(listHistory, { container_id });
      expect(records[0]).toMatchObject({
        action: 'changeSkill',
        full_name: keeper.full_name,
        detail: { from_skill_id: from.skill_id, to_skill_id: into.skill_id, is_merge: true },
      });
    }
    const { records } = await server.as(keeper).ok(listSkillHistory, { skill_id: into.skill_id });
    expect(records[0]).toMatchObject({
      action: 'merge',
      changes: [{ field: 'skill', from: 'From', to: 'Into' }],
    });
  });

  test('an assessment that was open meanwhile cannot bring the old skill back', async () => {
    const drawing = await assessmentOf(into, from);
    await merge();
    const stale = { container_id: drawing.container_id, title: 'Mine', language: 'english' as const };
    const doc = assessmentOn(into, from);
    const refused = await server
      .as(author)
      .refused(updateAssessment, { ...stale, json_data: doc, version: drawing.version });
    expect(refused.problem).toMatch(/^container\.(invalid_document|changed_meanwhile)$/);
    const now = await server.as(author).ok(openAssessment, { container_id: drawing.container_id });
    expect(now.json_data.skills).toHaveLength(1);
  });

  test('a fault in the middle leaves nothing half done', async () => {
    const bank = await bankOn(from);
    const drawing = await assessmentOf(into, from);
    // The database dies on the very last thing that a merge writes.
    await server.db.inTransaction((tx) => breakHistory(tx));
    try {
      const answer = await server.post(mergeSkills.path, key(), keeper.session_id);
      expect(answer.statusCode).toBe(500);
    } finally {
      await server.db.inTransaction((tx) => mendHistory(tx));
    }
    expect(await open(bank)).toMatchObject({ skill_id: from.skill_id, grade: '4', version: 1 });
    expect((await open(drawing)).json_data).toMatchObject({ skills: [{}, { skill_id: from.skill_id }] });
    const { records } = await server.as(keeper).ok(coverSkills, { grade: '4' });
    expect(records).toMatchObject([{ skill_id: from.skill_id, total_questions: 1, version: 1 }]);
  });

  test('two merges of the same skills in both directions: one goes through', async () => {
    await bankOn(from);
    const back = { from_skill_id: into.skill_id, into_skill_id: from.skill_id, version: 1 };
    const answers = await Promise.all(
      [key(), back].map((input) => server.as(keeper).call(mergeSkills, input)),
    );
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
  });

  test('what was published before is still drawn from, after a second merge too', async () => {
    const final = await server.make.person({ institution_id: keeper.institution_id, roles: ['cr3'] });
    const publish = async (item: { container_id: string; content_type: string }) =>
      server.as(final).ok(approve, {
        container_id: item.container_id,
        content_type: item.content_type as 'mcq',
        institution_id: keeper.institution_id,
        version: (await server.as(final).ok(openContainer, { container_id: item.container_id })).version,
      });
    const inReview = {
      content_status: 'r' as const,
      review_level: 2,
      waiting_level: 3,
      reviewer_user_id: final.user_id,
    };
    const bank = await server.make.container({ author, skill_id: from.skill_id });
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: bank.container_id });
    await server.db.inTransaction((tx) => setReview(tx, bank, inReview));
    await publish(bank);
    await merge();
    const last = await put({ skill: 'Last' });
    const again = { from_skill_id: into.skill_id, into_skill_id: last.skill_id, version: 1 };
    await server.as(keeper).ok(mergeSkills, again);
    const drawing = await assessmentOf(last);
    const opened = await server.as(author).ok(openAssessment, { container_id: drawing.container_id });
    expect(opened.pools).toMatchObject([{ skill_id: last.skill_id, published_questions: 1 }]);
    const shown = {
      ...opened.json_data,
      show_questions: 1,
      skills: opened.json_data.skills.map((skill) => ({ ...skill, show_questions: 1 })),
    };
    await server.as(author).ok(updateAssessment, {
      container_id: drawing.container_id,
      title: 'On both',
      language: 'english',
      json_data: shown,
      version: opened.version,
    });
    await server.db.inTransaction((tx) => setReview(tx, drawing, inReview));
    await publish(drawing);
  });
});

describe('a merge is refused', () => {
  test('into itself, and of what is not there', async () => {
    const same = { ...key(), into_skill_id: from.skill_id };
    expect((await server.as(keeper).refused(mergeSkills, same)).problem).toBe('skills.same');
    const theirs = await server.make.skill({ institution_id: await server.make.institution() });
    for (const other of [{ into_skill_id: theirs.skill_id }, { from_skill_id: theirs.skill_id }])
      expect((await server.as(keeper).refused(mergeSkills, { ...key(), ...other })).problem).toBe(
        'skills.not_found',
      );
  });

  test('when somebody changed the skill that goes', async () => {
    const refused = await server.as(keeper).refused(mergeSkills, { ...key(), version: 2 });
    expect(refused.problem).toBe('skills.changed_meanwhile');
  });
});

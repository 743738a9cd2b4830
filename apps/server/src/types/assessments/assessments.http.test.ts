import {
  closeBank,
  createContainer,
  deletePublished,
  deleteQuestion,
  listAssessmentPools,
  openAssessment,
  previewAssessment,
  saveQuestion,
  updateAssessment,
  updateContainer,
} from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, makeBank, makePublishedBank, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function assessment(
  json_data: AssessmentDoc,
  overrides: Partial<Parameters<TestApp['make']['container']>[0]> = {},
) {
  const { skill_id } = json_data.skills[0]!;
  const made = { author, content_type: 'assessment', skill_id, json_data, ...overrides } as const;
  const { container_id, title, language, version } = await app.make.container(made);
  return { container_id, title, language, version, json_data };
}

describe('opening an assessment', () => {
  test('C-332 C-335 it comes with its skills in order, and how many questions each has, all and published', async () => {
    const { institution_id } = author;
    const published = await makePublishedBank(app, author, 3);
    const { bank } = await makeBank(app, author, [{}], { skill_id: published.skill_id });
    const empty = await app.make.skill({ institution_id, skill: 'Nothing yet' });
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ is_deleted: 1 })
        .where('container_id', '=', bank.container_id)
        .execute(),
    );
    await makeBank(app, await app.make.person({ institution_id }), [{}, {}], {
      skill_id: published.skill_id,
    });
    const doc = assessmentOn([
      { skill_id: empty.skill_id, count: 0 },
      { skill_id: published.skill_id, count: 3 },
    ]);
    const { container_id } = await assessment(doc);
    const opened = await app.as(author).ok(openAssessment, { container_id });
    expect(opened.content_id).toEqual(expect.any(String));
    expect(opened).toMatchObject({ container_id, institution_id, skill_id: empty.skill_id });
    // Two questions came in since: the total is that of now, what is shown stays.
    expect(opened.json_data).toMatchObject({ show_questions: 3, total_questions: 5 });
    expect(opened.json_data.skills.map((skill) => skill.skill_id)).toEqual(
      doc.skills.map((skill) => skill.skill_id),
    );
    expect(opened.pools).toMatchObject([
      { skill: 'Nothing yet', total_questions: 0, published_questions: 0 },
      { skill_id: published.skill_id, subject: 'Mathematics', total_questions: 5, published_questions: 3 },
    ]);
  });

  test('a question bank is no assessment, another institution’s is not there', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const { container_id } = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 1 }]));
    const stranger = await app.make.person();
    const asBank = await app.as(author).refused(openAssessment, { container_id: bank.container_id });
    const asStranger = await app.as(stranger).refused(openAssessment, { container_id });
    expect([asBank.problem, asStranger.problem]).toEqual(['container.not_found', 'container.not_found']);
  });
});

describe('saving an assessment', () => {
  test('C-336 C-338 C-339 C-340 C-342 C-343 C-344 C-345 C-346 C-347 C-348 C-350 saved settings are read back unchanged', async () => {
    const one = await makeBank(app, author, [
      { metadata1: 'easy' },
      { metadata1: 'Easy', metadata2: 'oral' },
      {},
    ]);
    const two = await makeBank(app, author, [{}, {}]);
    const seen = await assessment(assessmentOn([{ skill_id: one.bank.skill_id, count: 3 }]));
    const [first, second] = assessmentOn([
      { skill_id: one.bank.skill_id, count: 2 },
      { skill_id: two.bank.skill_id, count: 2 },
    ]).skills;
    const json_data: AssessmentDoc = {
      ...seen.json_data,
      skills: [
        { ...first!, filters: [{ filter_key: 'metadata1', filter_value: 'easy' }], weightage: 60 },
        { ...second!, weightage: 40 },
      ],
      show_questions: 4,
      total_questions: 4,
      is_show_questions_changed: 1,
      is_question_randomization: 1,
      is_question_skill_randomization: 1,
      is_option_randomization: 1,
      is_feedback_hidden: 1,
      timer: 90,
      subjects: ['Mathematics'],
      weightage: 100,
    };
    const saved = await app
      .as(author)
      .ok(updateAssessment, { ...seen, title: 'New', json_data, no_of_skills: 2 });
    expect(saved).toMatchObject({
      title: 'New',
      version: seen.version + 1,
      no_of_skills: 2,
      total_questions: 4,
      total_skills: 2,
    });
    expect(saved.json_data).toEqual(json_data);
    const opened = await app.as(author).ok(openAssessment, { container_id: seen.container_id });
    expect(opened.json_data).toEqual(json_data);
  });

  test('C-334 C-351 C-352 C-354 keeps the metadata of a past paper beside the document, and takes it alone', async () => {
    const { bank } = await makeBank(app, author, [{}, {}]);
    const seen = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 2 }]));
    const json_data = { ...seen.json_data, assessment_type: 2, year: 1398, timer: 5400 } as const;
    const refused = await app.as(author).refused(updateAssessment, { ...seen, json_data });
    expect(refused).toMatchObject({
      details: { fields: [{ path: ['province'], message: 'assessment.province_required' }] },
    });
    const json_metadata = { province: 'kabul', round: 2, type: 'evening' } as const;
    const saved = await app.as(author).ok(updateAssessment, { ...seen, json_data, json_metadata });
    const kept = { assessment_type: 2, year: 1398, province: 'kabul', round: 2 };
    expect(saved.json_data).toMatchObject({ ...kept, shift: 'evening' });
    const opened = await app.as(author).ok(openAssessment, { container_id: seen.container_id });
    expect(opened.json_metadata).toMatchObject({ ...kept, type: 'evening', timer: 5400, show_questions: 2 });
  });

  test('C-353 C-736 C-1112 C-1113 C-1114 C-1115 G-553 G-554 G-555 G-556 G-602 an exam is of one of the types, shifts, rounds and formats, lasts some time, and is kept with no others', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    let seen = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 1 }]));
    const exam = { ...seen.json_data, year: 1398, province: 'kabul', timer: 5400 } as const;
    const taken = [
      ...[0, 1, 2].map((assessment_type) => ({ assessment_type })),
      ...['day', 'evening'].map((shift) => ({ shift })),
      ...[1, 2].map((round) => ({ round })),
      ...['single', 'two_columns'].map((question_format) => ({ question_format })),
      ...['short', 'long'].map((option_format) => ({ option_format })),
    ];
    for (const change of taken) {
      const json_data = { ...exam, assessment_type: 2, ...change } as AssessmentDoc;
      await app.as(author).ok(updateAssessment, { ...seen, json_data });
      const opened = await app.as(author).ok(openAssessment, { container_id: seen.container_id });
      expect(opened.json_data).toMatchObject(change);
      seen = { ...seen, version: opened.version };
    }
    const refused = [
      { assessment_type: 3 },
      { assessment_type: 1, timer: 0 },
      { timer: 0 },
      { timer: -60 },
      { timer: 24 * 3600 },
      { shift: 'night' },
      { round: 3 },
      { question_format: 'three_columns' },
      { option_format: 'medium' },
    ];
    for (const change of refused) {
      const json_data = { ...exam, assessment_type: 2, ...change } as AssessmentDoc;
      const { error_code } = await app.as(author).call(updateAssessment, { ...seen, json_data });
      expect([change, error_code < 0]).toEqual([change, true]);
    }
  });

  test('what could be drawn is counted by difficulty, taxonomy and metadata, all and published', async () => {
    const { bank } = await makeBank(app, author, [
      { difficulty: 2, taxonomy: 'Apply' },
      { difficulty: 2, taxonomy: 'Apply', question: '<p>Another?</p>' },
    ]);
    await publishNow(app, author, bank.container_id);
    await makeBank(app, author, [{ difficulty: 9, metadata1: 'oral' }], { skill_id: bank.skill_id });
    const stranger = await app.make.person();
    const asked = { skill_ids: [bank.skill_id], article_ids: [] };
    const { records } = await app.as(author).ok(listAssessmentPools, asked);
    expect(records.toSorted((a, b) => a.difficulty - b.difficulty)).toMatchObject([
      { difficulty: 2, taxonomy: 'Apply', metadata1: '', total: 2, published: 2, open: 2 },
      { difficulty: 9, taxonomy: '', metadata1: 'oral', total: 1, published: 0, open: 0 },
    ]);
    await app.as(author).ok(closeBank, { container_id: bank.container_id, is_closed: 1 });
    const closed = await app.as(author).ok(listAssessmentPools, asked);
    expect(closed.records.map(({ published, open }) => [published, open])).toContainEqual([2, 0]);
    expect((await app.as(stranger).ok(listAssessmentPools, asked)).records).toEqual([]);
  });

  test('C-1110 no skill shows more questions than there are within its filters', async () => {
    const { bank } = await makeBank(app, author, [
      { metadata1: 'a' },
      { metadata1: 'b' },
      { metadata1: 'a' },
    ]);
    const seen = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 3 }]));
    const [skill] = seen.json_data.skills;
    const filters = [{ filter_key: 'metadata1' as const, filter_value: 'a' }];
    const json_data = {
      ...seen.json_data,
      skills: [{ ...skill!, show_questions: 20, total_questions: 500, filters }],
      show_questions: 20,
      total_questions: 500,
    };
    const saved = await app.as(author).ok(updateAssessment, { ...seen, json_data });
    expect(saved.json_data).toMatchObject({
      show_questions: 2,
      total_questions: 2,
      skills: [{ show_questions: 2, total_questions: 2 }],
    });
  });

  test('a document with errors is refused with what to mend, a skill of another institution too', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const seen = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 1 }]));
    const [skill] = seen.json_data.skills;
    const twice = { ...seen.json_data, skills: [skill!, skill!] };
    const duplicate = await app.as(author).refused(updateAssessment, { ...seen, json_data: twice });
    expect(duplicate).toMatchObject({
      problem: 'container.invalid_document',
      details: { fields: [{ path: ['skills', 1, 'skill_id'], message: 'assessment.skill_duplicate' }] },
    });
    const foreign = await app.make.skill({ institution_id: (await app.make.person()).institution_id });
    const theirs = { ...seen.json_data, skills: [{ ...skill!, skill_id: foreign.skill_id }] };
    const refused = await app.as(author).refused(updateAssessment, { ...seen, json_data: theirs });
    expect(refused).toMatchObject({
      problem: 'container.invalid_document',
      details: { fields: [{ path: ['skills', 0, 'skill_id'] }] },
    });
  });

  test('C-1110 the calls for all content take no assessment with skills and numbers of its own making', async () => {
    const theirs = await app.make.skill({ institution_id: await app.make.institution() });
    const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
    const json_data = JSON.stringify(assessmentOn([{ skill_id: theirs.skill_id, count: 900 }]));
    const start = { content_type: 'assessment', title: 'A', language: 'english', skill_id } as const;
    const made = await app.as(author).refused(createContainer, { ...start, json_data });
    expect(made.problem).toBe('container.invalid_document');
    const { container_id, version } = await app.as(author).ok(createContainer, start);
    const edit = { container_id, version, title: 'A', language: 'english', json_data } as const;
    const saved = await app.as(author).refused(updateContainer, edit);
    expect(saved.problem).toBe('container.invalid_document');

    const { bank } = await makeBank(app, author, [{}]);
    const own = JSON.stringify(assessmentOn([{ skill_id: bank.skill_id, count: 900 }]));
    const capped = { json_data: { show_questions: 1, total_questions: 1 } };
    expect(await app.as(author).ok(createContainer, { ...start, json_data: own })).toMatchObject(capped);
    expect(await app.as(author).ok(updateContainer, { ...edit, json_data: own })).toMatchObject(capped);
  });

  test('tells the second of two saves of one version what stands there now', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const seen = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 1 }]));
    await app.as(author).ok(updateAssessment, { ...seen, title: 'first' });
    const late = await app.as(author).refused(updateAssessment, { ...seen, title: 'late' });
    expect(late).toMatchObject({
      problem: 'container.changed_meanwhile',
      details: { current: { title: 'first' } },
    });
  });

  test('C-333 it can be put on another of its skills', async () => {
    const one = await makeBank(app, author, [{}]);
    const two = await makeBank(app, author, [{}]);
    const seen = await assessment(
      assessmentOn([one, two].map(({ bank }) => ({ skill_id: bank.skill_id, count: 1 }))),
    );
    const moved = await app
      .as(author)
      .ok(updateAssessment, { ...seen, current_skill_id: two.bank.skill_id, no_of_skills: 2 });
    expect(moved).toMatchObject({ skill_id: two.bank.skill_id, no_of_skills: 2 });
  });
});

describe('previewing', () => {
  const storedAttempts = () =>
    app.db.inReadTransaction((tx) => tx.selectFrom('attempts').select('attempt_id').execute());

  test('C-557 an assessment under way is shown with its answers, and nothing is kept', async () => {
    const { bank, questions } = await makeBank(app, author, [
      {},
      { correct1: 'N', correct2: 'Y', correct4: 'Y' },
    ]);
    const doc = { ...assessmentOn([{ skill_id: bank.skill_id, count: 2 }]), is_feedback_hidden: 1 as const };
    const { container_id } = await assessment(doc);
    const before = await storedAttempts();
    const preview = await app.as(author).ok(previewAssessment, { container_id });
    expect(preview.questions.map((question) => question.QuestionId)).toEqual(
      questions.map((question) => question.content_id),
    );
    expect(JSON.stringify(preview.questions)).not.toContain('IsCorrect');
    expect(preview.answer_key).toEqual([
      { QuestionId: questions[0]!.content_id, OptionIds: ['o1'] },
      { QuestionId: questions[1]!.content_id, OptionIds: ['o2', 'o4'] },
    ]);
    expect(await storedAttempts()).toEqual(before);
  });

  test('a bank under way is shown as it stands; without its data only what it is', async () => {
    const { bank } = await makeBank(app, author, [{}, {}, {}]);
    const { container_id } = bank;
    const preview = await app.as(author).ok(previewAssessment, { container_id });
    expect(preview).toMatchObject({
      title: bank.title,
      timer: 0,
      questions: [{ Number: 1 }, { Number: 2 }, { Number: 3 }],
    });
    const bare = await app.as(author).ok(previewAssessment, { container_id, load_data: 0 });
    expect(bare).toMatchObject({ title: bank.title, questions: [], answer_key: [] });
    const empty = await app.make.container({ author });
    expect(
      (await app.as(author).ok(previewAssessment, { container_id: empty.container_id })).questions,
    ).toEqual([]);
  });

  test('C-348 filters limit what is drawn', async () => {
    const { bank, questions } = await makeBank(app, author, [
      { metadata2: 'oral' },
      { metadata2: 'written' },
      {},
    ]);
    const doc = assessmentOn([{ skill_id: bank.skill_id, count: 3 }]);
    const filters = [{ filter_key: 'metadata2' as const, filter_value: 'Written' }];
    const { container_id } = await assessment({ ...doc, skills: [{ ...doc.skills[0]!, filters }] });
    const preview = await app.as(author).ok(previewAssessment, { container_id });
    expect(preview.questions.map((question) => question.QuestionId)).toEqual([questions[1]!.content_id]);
  });

  test('it draws nothing from drafts that the person may not see', async () => {
    const { institution_id } = author;
    const colleague = await app.make.person({ institution_id });
    const { bank } = await makeBank(app, author, [{}]);
    await makeBank(app, colleague, [{}, {}], { skill_id: bank.skill_id });
    const { container_id } = await assessment(assessmentOn([{ skill_id: bank.skill_id, count: 3 }]));
    expect((await app.as(author).ok(previewAssessment, { container_id })).questions).toHaveLength(1);
  });

  test('a teacher previews what is published, and that only as learners get it', async () => {
    const { institution_id } = author;
    const teacher = await app.make.person({ institution_id, roles: ['teacher'] });
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const { container_id } = bank;
    expect((await app.as(teacher).refused(previewAssessment, { container_id })).problem).toBe(
      'container.not_found',
    );
    await publishNow(app, author, container_id);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ question: '<p>Changed?</p>' })
        .where('content_id', '=', questions[0]!.content_id)
        .execute(),
    );
    const preview = await app.as(teacher).ok(previewAssessment, { container_id });
    expect(preview.questions[0]?.QuestionText).toBe(questions[0]?.question);
    expect(preview.answer_key).toHaveLength(2);
  });
});

test('C-1034 C-915 a question that an approved assessment draws from cannot be deleted until that is deleted, another of its bank can', async () => {
  const { bank, questions } = await makeBank(app, author, [{}, {}]);
  const { container_id, skill_id } = bank;
  await publishNow(app, author, container_id);
  const made = await assessment(assessmentOn([{ skill_id, count: 2 }]));
  await publishNow(app, author, made.container_id);
  await app.db.inTransaction(async (tx) => {
    await tx
      .updateTable('containers')
      .set({ content_status: 'd' })
      .where('container_id', '=', container_id)
      .execute();
    await tx
      .updateTable('publications')
      .set({ is_current: 0 })
      .where('container_id', '=', container_id)
      .execute();
  });
  const added = await app.as(author).ok(saveQuestion, { container_id, ...questionDoc() });
  const drawn = await app
    .as(author)
    .refused(deleteQuestion, { container_id, content_id: questions[0]!.content_id });
  expect(drawn.problem).toBe('questions.cannot_delete');
  await app.as(author).ok(deleteQuestion, { container_id, content_id: added.content_id });

  const remover = await app.make.person({ institution_id: author.institution_id, roles: ['cr3'] });
  await app.db.inTransaction((tx) =>
    tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', remover.user_id).execute(),
  );
  const { content_id } = await app.as(author).ok(openAssessment, { container_id: made.container_id });
  await app.as(remover).ok(deletePublished, { content_id, content_type: 'assessment' });
  await app.as(author).ok(deleteQuestion, { container_id, content_id: questions[0]!.content_id });
});

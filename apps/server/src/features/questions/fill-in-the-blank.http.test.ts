import {
  createContainer,
  downloadImportTemplate,
  exportQuestions,
  launchAssessment,
  listComments,
  listQuestions,
  openQuestion,
  previewAssessment,
  saveAttempt,
  saveQuestion,
  sendComment,
} from '@takhti/contract';
import { questionKinds } from '@takhti/content-types/question-kinds';
import type { FibDoc } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
let count = 0;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const mark = (number: number): string => `<span class="FIB_____BLANK" data-blank="${number}"></span>`;

/** A question with two blanks that obeys every rule, unlike any other. */
function fibDoc(json_data: Partial<FibDoc['json_data']> = {}, overrides: Partial<FibDoc> = {}): FibDoc {
  count += 1;
  return {
    ...questionKinds.fill_in_the_blank.empty('english'),
    content_type: 'fill_in_the_blank',
    feedback: '<p>Count them one by one.</p>',
    question: `<p>${count}: ${mark(1)} plus one is ${mark(2)}</p>`,
    json_data: {
      schema_version: 2,
      incorrect_feedback: '<p>Count again.</p>',
      blank_answers_json: [
        { blankNo: 1, blanks: ['2', 'two'] },
        { blankNo: 2, blanks: ['3'] },
      ],
      blank: '2',
      unit: 'cm',
      is_strict: false,
      ...json_data,
    },
    ...overrides,
  };
}

async function makeBank(...docs: FibDoc[]) {
  const bank = await app.make.container({
    author,
    content_type: 'fill_in_the_blank',
    json_data: { schema_version: 1 },
  });
  const questions = [];
  for (const doc of docs)
    questions.push(await app.as(author).ok(saveQuestion, { ...doc, container_id: bank.container_id }));
  return { bank, questions };
}

test('C-470 a bank of its own can be begun, though it is not offered', async () => {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const start = {
    content_type: 'fill_in_the_blank',
    title: 'Blanks',
    language: 'english',
    skill_id,
  } as const;
  expect(await app.as(author).ok(createContainer, start)).toMatchObject({
    content_type: 'fill_in_the_blank',
  });
});

test('C-326 C-327 C-329 a saved question is read back unchanged', async () => {
  const doc = fibDoc();
  const { bank, questions } = await makeBank(doc);
  const opened = await app.as(author).ok(openQuestion, { content_id: questions[0]!.content_id });
  expect(opened).toMatchObject(doc);
  expect(opened).not.toHaveProperty('option1');
  const { records } = await app
    .as(author)
    .ok(listQuestions, { container_id: bank.container_id, search: 'two' });
  expect(records).toMatchObject([{ total_options: 2, correct_option: '2; 3' }]);
});

test('C-328 the marks survive sanitising, and the answers follow them', async () => {
  const question = `<p onclick="x()">A ${mark(2)} <span class="FIB_____BLANK evil" style="x">key</span> <span class="y">b</span></p>`;
  const { questions } = await makeBank(
    fibDoc(
      {
        blank_answers_json: [
          { blankNo: 1, blanks: ['one'] },
          { blankNo: 2, blanks: ['two'] },
        ],
      },
      { question },
    ),
  );
  expect(questions[0]).toMatchObject({
    question: `<p>A ${mark(2)} ${mark(1)} b</p>`,
    json_data: {
      blank_answers_json: [
        { blankNo: 2, blanks: ['two'] },
        { blankNo: 1, blanks: ['one'] },
      ],
    },
  });
});

test('a comment on a blank stays with it when the blanks change places, and tells when its answers change', async () => {
  const { bank, questions } = await makeBank(fibDoc());
  const { users_content_id, container_id } = bank;
  const [saved] = questions;
  const { content_id } = saved!;
  const json_data = saved!.json_data as FibDoc['json_data'];
  const list = ['json_data', 'blank_answers_json'];
  const path = [...list, '2', 'blanks'];
  const anchor = { content_id, path, quote: json_data.blank_answers_json[1]!.blanks.join(' / ') };
  const place = async () => {
    const { records } = await app.as(author).ok(listComments, { users_content_id });
    return records[0]!.place;
  };
  await app.as(author).ok(sendComment, { users_content_id, comments: 'Both?', anchor });
  expect(await place()).toMatchObject({ kind: 'here', path, placed_path: [...list, 1, 'blanks'] });

  const doc = fibDoc(json_data, { question: `<p>Turned round: ${mark(2)} after ${mark(1)}</p>` });
  const { version } = saved!;
  const turned = await app.as(author).ok(saveQuestion, { ...doc, container_id, content_id, version });
  expect(await place()).toMatchObject({ kind: 'here', path, placed_path: [...list, 0, 'blanks'] });

  const answers = [
    { blankNo: 2, blanks: ['other'] },
    { blankNo: 1, blanks: ['one'] },
  ];
  const other = { ...doc, json_data: { ...json_data, blank_answers_json: answers } };
  const changed = { ...other, container_id, content_id, version: turned.version };
  const { version: last } = await app.as(author).ok(saveQuestion, changed);
  expect(await place()).toMatchObject({ kind: 'changed', path });

  const single = fibDoc(
    { blank_answers_json: answers.slice(1) },
    { question: `<p>Only ${mark(1)} is left</p>` },
  );
  await app.as(author).ok(saveQuestion, { ...single, container_id, content_id, version: last });
  expect(await place()).toMatchObject({ kind: 'gone', path: null, placed_path: null });
});

test('C-668 C-669 C-670 C-671 G-517 a question without a required field is refused', async () => {
  const { bank } = await makeBank();
  const { container_id } = bank;
  const doc = fibDoc({ blank_answers_json: [] }, { question: '<p>No blank</p>', feedback: '' });
  const refused = await app.as(author).refused(saveQuestion, { ...doc, container_id });
  expect(refused).toMatchObject({
    problem: 'questions.invalid',
    details: { findings: [{ message: 'fib.blank_required' }, { message: 'fib.feedback_required' }] },
  });
});

test('C-667 a duplicate is refused', async () => {
  const doc = fibDoc();
  const { bank } = await makeBank(doc);
  const again = await app
    .as(author)
    .refused(saveQuestion, { ...doc, feedback: '<p>Other</p>', container_id: bank.container_id });
  expect(again.problem).toBe('questions.duplicate');
});

test('a bank takes questions of its own kind alone', async () => {
  const { bank } = await makeBank();
  const { container_id } = bank;
  const choice = await app.as(author).refused(saveQuestion, { ...questionDoc(), container_id });
  const { container_id: mcq } = await app.make.container({ author });
  const blank = await app.as(author).refused(saveQuestion, { ...fibDoc(), container_id: mcq });
  expect([choice.problem, blank.problem]).toEqual(['request.invalid', 'request.invalid']);
});

test('C-435 C-431 an assessment draws it, without its answers where feedback is hidden, and the server scores it', async () => {
  const { bank, questions } = await makeBank(fibDoc());
  const { skill_id, institution_id } = bank;
  await publishNow(app, author, bank.container_id);
  const made = await app.make.container({
    author,
    content_type: 'assessment',
    skill_id,
    json_data: { ...assessmentOn([{ skill_id, count: 1 }]), is_feedback_hidden: 1 },
  });
  await publishNow(app, author, made.container_id);
  const launch = { assessment_id: made.content_id, institution_id };
  const { play, state, ...attempt } = await app.as(null).ok(launchAssessment, launch);
  const QuestionId = questions[0]!.content_id;
  expect(play.questions).toMatchObject([
    { QuestionId, isFIB: true, SkillID: skill_id, ListOptions: [], IsMultiple: false },
  ]);
  expect(play.questions[0]?.BlankOptions).toEqual([
    { BlankNo: 1, Unit: 'cm', IsStrict: false },
    { BlankNo: 2, Unit: 'cm', IsStrict: false },
  ]);
  expect(JSON.stringify(play)).not.toMatch(/two|Answers/);

  const answer = (one: string, two: string, seconds: number) => ({
    ...state,
    answers: [
      {
        QuestionId,
        OptionIds: [],
        Blanks: [
          { BlankNo: 1, Text: one },
          { BlankNo: 2, Text: two },
          { BlankNo: 9, Text: 'x' },
        ],
        TimespentInSeconds: seconds,
      },
    ],
  });
  const { attempt_id, attempt_token } = attempt;
  const saved = { ...launch, attempt_id, attempt_token };
  await app.as(null).ok(saveAttempt, { ...saved, json_data: answer('1', '', 0), is_bookmarking: 1 });
  const resumed = await app.as(null).ok(launchAssessment, { ...launch, attempt_id, attempt_token });
  expect(resumed.state.answers).toMatchObject([
    { QuestionId, Blanks: [{ BlankNo: 1, Text: '1' }, { BlankNo: 2 }, { BlankNo: 9 }] },
  ]);
  const { result } = await app
    .as(null)
    .ok(saveAttempt, { ...saved, json_data: answer('Two', '۳ cm', 0), is_bookmarking: 0 });
  expect(result).toMatchObject({ CorrectQuestions: 1, GameScore: 100, QuestionsData: [] });
  const kept = await app.db.inReadTransaction((tx) =>
    tx.selectFrom('attempts').select('result').where('attempt_id', '=', attempt_id).executeTakeFirst(),
  );
  expect(kept?.result).toMatchObject({ QuestionsData: [{ status: 'c', UserAResponse: ['Two', '۳ cm'] }] });
});

test('with the strict switch on, a blank is compared to the letter', async () => {
  const { bank, questions } = await makeBank(fibDoc({ is_strict: true }));
  const { institution_id, content_id } = bank;
  await publishNow(app, author, bank.container_id);
  const launch = { assessment_id: content_id, institution_id };
  const gameScore = async (one: string): Promise<number> => {
    const { state, attempt_id, attempt_token } = await app.as(null).ok(launchAssessment, launch);
    const Blanks = [
      { BlankNo: 1, Text: one },
      { BlankNo: 2, Text: '3' },
    ];
    const answers = [{ QuestionId: questions[0]!.content_id, OptionIds: [], Blanks, TimespentInSeconds: 0 }];
    const saved = { ...launch, attempt_id, attempt_token, json_data: { ...state, answers } };
    const { result } = await app.as(null).ok(saveAttempt, { ...saved, is_bookmarking: 0 });
    return result?.GameScore ?? -1;
  };
  expect([await gameScore('two'), await gameScore('Two')]).toEqual([100, 0]);
});

test('C-557 a preview tells the key beside the play', async () => {
  const { bank, questions } = await makeBank(fibDoc());
  const preview = await app.as(author).ok(previewAssessment, { container_id: bank.container_id });
  expect(preview.answer_key).toEqual([
    {
      QuestionId: questions[0]!.content_id,
      OptionIds: [],
      Blanks: [
        { BlankNo: 1, Answers: ['2', 'two'] },
        { BlankNo: 2, Answers: ['3'] },
      ],
    },
  ]);
});

test('C-261 C-262 it is exported with its own columns, and so is the file to fill in', async () => {
  const { bank } = await makeBank(fibDoc());
  const { session_id } = author;
  const wanted = { container_id: bank.container_id, format: 'csv' };
  const file = await app.post(exportQuestions.path, wanted, session_id);
  expect(file.body).toContain('Blank1,Blank2,Unit,Strict');
  const sample = { content_type: 'fill_in_the_blank', format: 'csv' };
  const template = await app.post(downloadImportTemplate.path, sample, session_id);
  expect(template.body).toContain('The capital of France is ____.');
});

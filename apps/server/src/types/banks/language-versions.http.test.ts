import { addLanguage, writeLanguage } from '@takhti/content-types/question-kinds';
import { launchAssessment, listQuestions, openQuestion, saveQuestion } from '@takhti/contract';
import type { McqDoc, QuestionDoc } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const urdu = {
  question: '<p onclick="x()">ڈھیر میں کتنے پتھر ہیں؟</p><script>no</script>',
  option1: '<p>ایک</p>',
  option2: '<p>دو</p>',
  option3: '<p>تین</p>',
  option4: '<p>چار</p>',
  feedback: '<p>ایک ایک کر کے گنیں۔</p>',
};

function inUrdu(doc: McqDoc): QuestionDoc {
  const begun = addLanguage(doc, 'urdu');
  return writeLanguage(begun, { ...doc, language: 'urdu', ...urdu });
}

/** A bank in English with one question that has a version in Urdu. */
async function makeBank(language: 'english' | 'urdu' = 'english') {
  const bank = await app.make.container({ author, language });
  const { container_id } = bank;
  const saved = await app.as(author).ok(saveQuestion, { ...inUrdu(questionDoc()), container_id });
  return { bank, saved };
}

async function launched(content_id: string) {
  const { institution_id } = author;
  const start = { assessment_id: content_id, institution_id, user_id: crypto.randomUUID() };
  const { play } = await app.as(null).ok(launchAssessment, start);
  return play.questions[0];
}

test('what is written in another language is cleaned, comes back, and is found by its words', async () => {
  const { bank, saved } = await makeBank();
  const opened = await app.as(author).ok(openQuestion, { content_id: saved.content_id });
  expect(opened.json_data.in_languages?.urdu).toMatchObject({
    ...urdu,
    question: '<p>ڈھیر میں کتنے پتھر ہیں؟</p>',
  });
  const { records } = await app
    .as(author)
    .ok(listQuestions, { container_id: bank.container_id, search: 'پتھر' });
  expect(records).toMatchObject([{ versions: [{ language: 'urdu', is_ready: true }] }]);
});

test('content in that language gives learners the version, with the key of the original; other content the original', async () => {
  const { bank, saved } = await makeBank();
  await publishNow(app, author, bank.container_id);
  expect(await launched(bank.content_id)).toMatchObject({ QuestionText: saved.question });

  const exam = await app.make.container({
    author,
    content_type: 'assessment',
    language: 'urdu',
    skill_id: bank.skill_id,
    json_data: assessmentOn([{ skill_id: bank.skill_id, count: 1 }]),
  });
  await publishNow(app, author, exam.container_id);
  const shown = await launched(exam.content_id);
  expect(shown).toMatchObject({ QuestionText: '<p>ڈھیر میں کتنے پتھر ہیں؟</p>' });
  expect(shown?.ListOptions.map(({ OptionId, OptionText }) => [OptionId, OptionText]).toSorted()).toEqual([
    ['o1', urdu.option1],
    ['o2', urdu.option2],
    ['o3', urdu.option3],
    ['o4', urdu.option4],
  ]);
  expect(JSON.stringify(shown)).not.toContain('in_languages');
});

/** A bank in Urdu whose question was changed in English after it had its version in Urdu. */
async function makeOutdated() {
  const { bank, saved } = await makeBank('urdu');
  const { container_id } = bank;
  const changed = { ...saved, option1: '<p>Exactly one</p>', container_id };
  return { bank, saved, stale: await app.as(author).ok(saveQuestion, changed) };
}

test('a version that is out of date is not given to learners, and its author sees so in the list', async () => {
  const { bank, saved } = await makeOutdated();
  const { records } = await app.as(author).ok(listQuestions, { container_id: bank.container_id });
  expect(records).toMatchObject([{ versions: [{ language: 'urdu', is_ready: false }] }]);
  await publishNow(app, author, bank.container_id);
  expect(await launched(bank.content_id)).toMatchObject({ QuestionText: saved.question });
});

test('brought up to date it is given to learners again', async () => {
  const { bank, stale } = await makeOutdated();
  const { container_id, content_id } = bank;
  const view = { ...questionDoc(), ...stale, language: 'urdu' as const, ...urdu, option1: '<p>صرف ایک</p>' };
  await app.as(author).ok(saveQuestion, { ...stale, ...writeLanguage(stale, view), container_id });
  await publishNow(app, author, container_id);
  expect(await launched(content_id)).toMatchObject({ QuestionText: '<p>ڈھیر میں کتنے پتھر ہیں؟</p>' });
});

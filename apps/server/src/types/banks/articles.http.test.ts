import {
  createContainer,
  editPublished,
  launchAssessment,
  listQuestions,
  openAssessment,
  openContainer,
  openQuestion,
  previewAssessment,
  saveAttempt,
  saveQuestion,
  updateContainer,
  uploadFile,
} from '@takhti/contract';
import { emptyFib } from '@takhti/content-types/question-kinds';
import type { FibDoc } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const offline_link = 'https://youtu.be/dQw4w9WgXcQ';

const empty = emptyFib('english');
const fibDoc: FibDoc = {
  ...empty,
  question: '<p>The well is <span class="FIB_____BLANK" data-blank="1"></span> metres deep.</p>',
  feedback: '<p>Yes.</p>',
  json_data: { ...empty.json_data, blank_answers_json: [{ blankNo: 1, blanks: ['12'] }] },
};

/** A draft with a picture in its text, and a question of each kind. */
async function makeArticle() {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const title = 'The well';
  const started = await app
    .as(author)
    .ok(createContainer, { content_type: 'article', title, language: 'english', skill_id });
  const { container_id, version } = started;
  const picture = await app.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body: png });
  const article_text = `<h3>Deep</h3><script>no</script><table><tbody><tr><th colspan="2" style="x"><p>Day</p></th></tr></tbody></table><p><img src="${picture.url}" alt="A well" onerror="x"></p>`;
  const json_data = JSON.stringify({ schema_version: 1, article_text, extra_data: { offline_link } });
  const saved = await app
    .as(author)
    .ok(updateContainer, { container_id, title, language: 'english', version, json_data });
  const choice = await app.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  const blank = await app.as(author).ok(saveQuestion, { ...fibDoc, container_id });
  return { saved, questions: [choice, blank], upload_id: picture.upload_id };
}

test('C-012 C-311 C-330 C-331 what is written of it comes back, cleaned, and its questions carry its id', async () => {
  const { saved, questions, upload_id } = await makeArticle();
  const opened = await app.as(author).ok(openContainer, { container_id: saved.container_id });
  expect(opened).toMatchObject({ title: 'The well', total_questions: 2 });
  const { article_text, extra_data } = opened.json_data as {
    article_text: string;
    extra_data: { offline_link: string };
  };
  expect(extra_data).toEqual({ offline_link });
  expect(article_text).toContain('<h3>Deep</h3><table><tbody><tr><th colspan="2"><p>Day</p></th></tr>');
  expect(article_text).toContain(`src="/files/${upload_id}?e=`);
  expect(article_text).not.toMatch(/script|onerror|style/);
  for (const { article_id, content_id } of questions) {
    expect(article_id).toBe(opened.content_id);
    expect((await app.as(author).ok(openQuestion, { content_id })).article_id).toBe(opened.content_id);
  }
});

test('C-433 learners get the text beside its questions of both kinds, and what they answer is scored', async () => {
  const { saved, questions, upload_id } = await makeArticle();
  await publishNow(app, author, saved.container_id);
  const { content_id: assessment_id, institution_id } = saved;
  const { play, attempt_id, attempt_token } = await app
    .as(null)
    .ok(launchAssessment, { assessment_id, institution_id });
  expect(play.articles).toMatchObject([
    { ArticleId: assessment_id, Title: 'The well', OfflineLink: offline_link },
  ]);
  expect(play.articles[0]?.Text).toContain(`src="/files/${upload_id}?e=`);
  expect(play.questions.map(({ QuestionId, ArticleId }) => [QuestionId, ArticleId])).toEqual(
    questions.map(({ content_id }) => [content_id, assessment_id]),
  );
  const [choice, blank] = questions.map(({ content_id }) => content_id);
  const { result } = await app.as(null).ok(saveAttempt, {
    assessment_id,
    institution_id,
    attempt_id,
    attempt_token,
    is_bookmarking: 0,
    json_data: {
      answers: [
        { QuestionId: choice ?? '', OptionIds: ['o1'], TimespentInSeconds: 3 },
        {
          QuestionId: blank ?? '',
          OptionIds: [],
          Blanks: [{ BlankNo: 1, Text: '12' }],
          TimespentInSeconds: 3,
        },
      ],
      current: 1,
      flagged: [],
      seconds: 6,
    },
  });
  expect(result).toMatchObject({ TotalQuestions: 2, CorrectQuestions: 2 });
});

test('its preview shows the draft as learners would get it', async () => {
  const { saved } = await makeArticle();
  const preview = await app.as(author).ok(previewAssessment, { container_id: saved.container_id });
  expect(preview.articles).toMatchObject([{ ArticleId: saved.content_id }]);
  expect(preview.questions).toHaveLength(2);
});

test('C-614 a duplicate has a text, pictures and questions of its own', async () => {
  const { saved, upload_id } = await makeArticle();
  await publishNow(app, author, saved.container_id);
  const copy = await app.as(author).ok(editPublished, { content_id: saved.content_id, is_duplicate: 1 });
  const text = JSON.stringify(copy.json_data);
  expect(text).toContain('Deep');
  expect(text).toContain('/files/');
  expect(text).not.toContain(upload_id);
  const { records } = await app.as(author).ok(listQuestions, { container_id: copy.container_id });
  expect(records).toHaveLength(2);
  for (const { content_id } of records)
    expect((await app.as(author).ok(openQuestion, { content_id })).article_id).toBe(copy.content_id);
});

test('an article without a text is not published', async () => {
  const article = await app.make.container({
    author,
    content_type: 'article',
    json_data: { schema_version: 1, article_text: '', extra_data: { offline_link: '' } },
  });
  await app.as(author).ok(saveQuestion, { ...questionDoc(), container_id: article.container_id });
  await expect(publishNow(app, author, article.container_id)).rejects.toThrow('container.has_errors');
});

test('its questions are not drawn by an assessment of their skill, which would show them without their text', async () => {
  const { saved } = await makeArticle();
  await publishNow(app, author, saved.container_id);
  const { skill_id } = saved;
  const start = { content_type: 'assessment', title: 'Test', language: 'english', skill_id } as const;
  const { container_id } = await app.as(author).ok(createContainer, start);
  const { json_data, pools } = await app.as(author).ok(openAssessment, { container_id });
  expect(json_data).toMatchObject({ total_questions: 0, show_questions: 0 });
  expect(pools).toMatchObject([{ skill_id, total_questions: 0, published_questions: 0 }]);
});

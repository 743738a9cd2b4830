import {
  createArticle,
  createContainer,
  launchAssessment,
  openAssessment,
  previewAssessment,
  saveQuestion,
  updateAssessment,
} from '@takhti/contract';
import { chooseArticle } from '@takhti/content-types/assessments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const text = {
  article_title: 'The well',
  article_text: '<p>The well is deep.</p>',
  extra_data: { offline_link: '' },
};

/** A skill with a published bank of two questions and a published article of two, and an assessment on it. */
async function made() {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const { bank } = await makeBank(app, author, [{}, {}], { skill_id });
  await publishNow(app, author, bank.container_id);
  const article = await app.as(author).ok(createArticle, { ...text, language: 'english', skill_id });
  const { container_id } = article;
  for (const number of [1, 2])
    await app
      .as(author)
      .ok(saveQuestion, { ...questionDoc({ question: `<p>About the well, ${number}</p>` }), container_id });
  await publishNow(app, author, container_id);
  const start = { content_type: 'assessment', title: 'Test', language: 'english', skill_id } as const;
  const begun = await app.as(author).ok(createContainer, start);
  const assessment = await app.as(author).ok(openAssessment, { container_id: begun.container_id });
  return { skill_id, article, assessment };
}

test('C-341 C-349 an assessment draws an article of a skill with its questions and its text, and nothing else', async () => {
  const { skill_id, article, assessment } = await made();
  const { container_id, title, language, version } = assessment;
  expect(assessment.json_data).toMatchObject({ total_questions: 2, is_article_assessment: 0 });
  const { article_id } = article;
  const source = { article_id, article_title: 'stale', total_article_questions: 9 };
  const json_data = chooseArticle(assessment.json_data, skill_id, source, 2);
  const saved = await app
    .as(author)
    .ok(updateAssessment, { container_id, title, language, version, json_data });
  expect(saved.json_data).toMatchObject({
    is_article_assessment: 1,
    total_questions: 2,
    show_questions: 2,
    skills: [{ article_id, article_title: 'The well', total_article_questions: 2, total_questions: 2 }],
  });
  expect(saved.pools).toMatchObject([{ skill_id, total_questions: 2, published_questions: 2 }]);

  const preview = await app.as(author).ok(previewAssessment, { container_id });
  await publishNow(app, author, container_id);
  const { content_id: assessment_id, institution_id } = saved;
  const { play } = await app.as(null).ok(launchAssessment, { assessment_id, institution_id });
  for (const { articles, questions } of [preview, play]) {
    expect(articles).toEqual([
      { ArticleId: article_id, Title: 'The well', Text: '<p>The well is deep.</p>', OfflineLink: '' },
    ]);
    expect(questions.map(({ ArticleId }) => ArticleId)).toEqual([article_id, article_id]);
  }
  // The bank on the same skill is not published with it.
  const { pool } = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('publications')
      .select('pool')
      .where('institution_id', '=', institution_id)
      .where('content_id', '=', assessment_id)
      .executeTakeFirstOrThrow(),
  );
  expect(pool).toMatchObject({ questions: [{ article_id }, { article_id }] });
});

test('C-349 an article that is not there, or of another institution, is refused at its skill', async () => {
  const { skill_id, assessment } = await made();
  const { container_id, title, language, version } = assessment;
  const stranger = await app.make.person();
  const theirs = await app.make.skill({ institution_id: stranger.institution_id });
  const foreign = await app
    .as(stranger)
    .ok(createArticle, { ...text, language: 'english', skill_id: theirs.skill_id });
  const source = { article_id: foreign.article_id, article_title: '', total_article_questions: 1 };
  const json_data = chooseArticle(assessment.json_data, skill_id, source, 2);
  const refused = await app
    .as(author)
    .refused(updateAssessment, { container_id, title, language, version, json_data });
  expect(refused).toMatchObject({
    problem: 'container.invalid_document',
    details: { fields: [{ path: ['skills', 0, 'article_id'] }] },
  });
});

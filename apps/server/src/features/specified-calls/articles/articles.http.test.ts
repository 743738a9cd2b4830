import {
  createArticle,
  deleteArticle,
  editArticle,
  launchAssessment,
  listArticlesOfSkill,
  listQuestions,
  listSkillsByIds,
  openArticle,
  openContainer,
  openLibraryArticle,
  openQuestion,
  saveQuestion,
  updateArticle,
  updateStatus,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
let skill_id: string;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  ({ skill_id } = await app.make.skill({ institution_id: author.institution_id }));
});
afterAll(() => app.close());

const written = {
  article_title: 'The well',
  article_text: '<p>The well is deep.</p>',
  extra_data: { offline_link: 'https://vimeo.com/76979871' },
};

async function published() {
  const article = await app.as(author).ok(createArticle, { ...written, language: 'english', skill_id });
  await app.as(author).ok(saveQuestion, { ...questionDoc(), container_id: article.container_id });
  await publishNow(app, author, article.container_id);
  return article;
}

test('C-930 C-931 C-933 an article is begun, changed and opened', async () => {
  const made = await app.as(author).ok(createArticle, { ...written, language: 'english', skill_id });
  expect(made).toMatchObject({ ...written, content_status: 'd', total_questions: 0 });
  const { article_id, version } = made;
  const article_text = '<p>The well is <strong>very</strong> deep.</p>';
  const saved = await app.as(author).ok(updateArticle, { article_id, article_text, version });
  expect(saved).toMatchObject({ ...written, article_text });
  expect(await app.as(author).ok(openArticle, { article_id })).toEqual(saved);
  const late = await app.as(author).refused(updateArticle, { article_id, article_text, version });
  expect(late.problem).toBe('container.changed_meanwhile');
});

test('C-672 C-673 without a title or a text it is not saved', async () => {
  const start = { ...written, language: 'english', skill_id } as const;
  const untitled = await app.as(author).refused(createArticle, { ...start, article_title: ' ' });
  expect(untitled.problem).toBe('request.invalid');
  const empty = await app.as(author).refused(createArticle, { ...start, article_text: '<p></p>' });
  expect(empty).toMatchObject({
    problem: 'container.invalid_document',
    details: { fields: [{ path: ['article_text'], message: 'article.text_required' }] },
  });
});

test('C-932 C-934 a published article is read by all, and opened for editing in a draft', async () => {
  const { article_id, container_id } = await published();
  const teacher = await app.make.person({ institution_id: author.institution_id, roles: ['teacher'] });
  expect(await app.as(teacher).ok(openLibraryArticle, { article_id })).toMatchObject({
    ...written,
    container_id,
    total_questions: 1,
  });
  const draft = await app.as(author).ok(editArticle, { article_id });
  expect(draft).toMatchObject({ article_id, ...written, content_status: 'd' });
  expect(draft.container_id).not.toBe(container_id);
  expect((await app.as(author).ok(openArticle, { article_id })).container_id).toBe(draft.container_id);
  expect((await app.as(teacher).ok(openLibraryArticle, { article_id })).container_id).toBe(container_id);
  const copy = await app.as(author).ok(editArticle, { article_id, is_duplicate: 1 });
  expect(copy).toMatchObject({ article_title: 'The well (copy)', total_questions: 1 });
  expect(copy.article_id).not.toBe(article_id);
});

test('C-933 an article that a colleague changes is opened as it is published, by all but who works on the draft', async () => {
  const { article_id, institution_id, container_id } = await published();
  const [colleague, other, reviewer] = [
    await app.make.person({ institution_id, roles: ['cd'] }),
    await app.make.person({ institution_id, roles: ['cd'] }),
    await app.make.person({ institution_id, roles: ['cr1'] }),
  ];
  const opened = async (who: TestPerson) => (await app.as(who).ok(openArticle, { article_id })).container_id;
  const draft = await app.as(colleague).ok(editArticle, { article_id });
  const move = async (who: TestPerson, content_status: 'w' | 'r') => {
    const { version } = await app.as(who).ok(openContainer, { container_id: draft.container_id });
    const { container_id: moved } = draft;
    await app.as(who).ok(updateStatus, { container_id: moved, version, content_status });
  };
  for (const who of [author, other, reviewer]) expect(await opened(who)).toBe(container_id);
  expect(await opened(colleague)).toBe(draft.container_id);
  await move(colleague, 'w');
  for (const who of [author, other, reviewer]) expect(await opened(who)).toBe(container_id);
  await move(reviewer, 'r');
  expect(await opened(reviewer)).toBe(draft.container_id);
  for (const who of [author, other]) expect(await opened(who)).toBe(container_id);
});

test('C-935 the articles of a skill are those that the person may read, each once', async () => {
  const other = await app.make.skill({ institution_id: author.institution_id });
  const start = { language: 'english', skill_id: other.skill_id } as const;
  const draft = await app.as(author).ok(createArticle, { ...written, ...start, article_title: 'A draft' });
  const shown = await app.as(author).ok(createArticle, { ...written, ...start, article_title: 'Shown' });
  await app.as(author).ok(saveQuestion, { ...questionDoc(), container_id: shown.container_id });
  await publishNow(app, author, shown.container_id);
  await app.as(author).ok(editArticle, { article_id: shown.article_id });
  const of = async (who: TestPerson) =>
    (await app.as(who).ok(listArticlesOfSkill, { skill_id: other.skill_id })).records;
  expect(await of(author)).toMatchObject([
    { article_id: draft.article_id, is_published: 0, total_article_questions: 0, published_questions: 0 },
    { article_id: shown.article_id, is_published: 1, total_article_questions: 1, published_questions: 1 },
  ]);
  const colleague = await app.make.person({ institution_id: author.institution_id, roles: ['cd'] });
  expect(await of(colleague)).toMatchObject([{ article_id: shown.article_id }]);
  expect(await of(await app.make.person({ roles: ['cd'] }))).toEqual([]);
});

test('C-917 deleting an article takes it from the library with its questions', async () => {
  const { article_id, institution_id, container_id } = await published();
  const { records } = await app.as(author).ok(listQuestions, { container_id });
  const [question] = records;
  const others = { skill_ids: [skill_id] };
  const [before] = (await app.as(author).ok(listSkillsByIds, others)).records;
  expect((await app.as(author).refused(deleteArticle, { article_id })).problem).toBe('account.forbidden');
  const remover = await app.make.person({ institution_id, roles: ['cr3'] });
  await app.db.inTransaction((tx) =>
    tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', remover.user_id).execute(),
  );
  await app.as(remover).ok(deleteArticle, { article_id });
  expect((await app.as(author).refused(openLibraryArticle, { article_id })).problem).toBe(
    'container.not_found',
  );
  const launch = await app.as(null).refused(launchAssessment, { assessment_id: article_id, institution_id });
  expect(launch.problem).toBe('players.not_found');
  const gone = 'container.not_found';
  expect((await app.as(author).refused(listQuestions, { container_id })).problem).toBe(gone);
  const { content_id } = question!;
  expect((await app.as(author).refused(openQuestion, { content_id })).problem).toBe('questions.not_found');
  const articles = (await app.as(author).ok(listArticlesOfSkill, { skill_id })).records;
  expect(articles.map((each) => each.article_id)).not.toContain(article_id);
  const [after] = (await app.as(author).ok(listSkillsByIds, others)).records;
  expect(after?.total_questions).toBe((before?.total_questions ?? 0) - 1);
});

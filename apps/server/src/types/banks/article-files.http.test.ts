import {
  createContainer,
  exportQuestions,
  importQuestions,
  listQuestions,
  openQuestion,
  previewImport,
  reportExport,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestFile, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const makeArticle = async () => {
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  return app
    .as(author)
    .ok(createContainer, { content_type: 'article', title: 'The well', language: 'english', skill_id });
};
const gift = (...blocks: string[]): TestFile => ({
  file_name: 'well.gift',
  body: Buffer.from(`${blocks.join('\n\n')}\n`),
});
const choices = gift('Is it deep?{=Yes#Right ~No#Wrong}', 'Is it dry?{=No#Right ~Yes#Wrong}');
const blanks = gift(
  'The well is {=12#Right =%0%*#Wrong} metres deep.',
  'Its water is {=cold#Right =cool#Right =%0%*#Wrong}.',
);

test('questions of both kinds are imported into an article, a file for each, and stand on its text', async () => {
  const { container_id, content_id } = await makeArticle();
  const asAuthor = app.as(author);
  const add = (question_kind: 'mcq' | 'fill_in_the_blank', file: TestFile) =>
    asAuthor.ok(importQuestions, { container_id, question_kind }, file);
  const { rows } = await asAuthor.ok(previewImport, { container_id, question_kind: 'mcq' }, choices);
  expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(await add('mcq', choices)).toMatchObject({ imported: 2 });
  expect(await add('fill_in_the_blank', blanks)).toMatchObject({ imported: 2 });
  const { records } = await asAuthor.ok(listQuestions, { container_id });
  const opened = await Promise.all(records.map((each) => asAuthor.ok(openQuestion, each)));
  expect(opened.map(({ content_type }) => content_type)).toEqual([
    'mcq',
    'mcq',
    'fill_in_the_blank',
    'fill_in_the_blank',
  ]);
  expect(new Set(opened.map(({ article_id }) => article_id))).toEqual(new Set([content_id]));

  // Out again, each kind by itself and without the other one.
  const written = async (question_kind: 'mcq' | 'fill_in_the_blank', content_ids: readonly string[] = []) => {
    const input = { container_id, question_kind, content_ids, format: 'gift' };
    return (await app.post(exportQuestions.path, input, author.session_id)).rawPayload.toString('utf8');
  };
  const [asked, typed] = [await written('mcq'), await written('fill_in_the_blank')];
  expect([asked.includes('Is it dry?'), asked.includes('metres deep')]).toEqual([true, false]);
  expect([typed.includes('metres deep'), typed.includes('Is it dry?')]).toEqual([true, false]);
  const last = await written(
    'fill_in_the_blank',
    records.slice(1, 3).map((each) => each.content_id),
  );
  expect([last.includes('metres deep'), last.includes('Its water is')]).toEqual([true, false]);
  const losses = { container_id, question_kind: 'fill_in_the_blank', format: 'aiken' } as const;
  expect(await asAuthor.ok(reportExport, losses)).toMatchObject({ questions: 2, left_out: 2 });
});

test('a file of an article says of which kind it is, and no bank takes another one than its own', async () => {
  const { container_id } = await makeArticle();
  const bank = await app.make.container({ author });
  const refused = async (input: { container_id: string; question_kind?: 'fill_in_the_blank' }) =>
    (await app.as(author).refused(importQuestions, input, choices)).problem;
  expect(await refused({ container_id })).toBe('container.not_found');
  expect(await refused({ container_id: bank.container_id, question_kind: 'fill_in_the_blank' })).toBe(
    'container.not_found',
  );
});

import { grantAiCredits } from '@takhti/contract';
import type { GamePlay } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, playedState, questionDoc } from '../../testing/index.ts';
import { makeZip } from '../../testing/make-zip.ts';
import { makeBank, publishNow } from '../../testing/published-content.ts';
import { openSpecified, utc, type Answer, type Specified } from './testing/specified.ts';

let { server, institution_id, people, call, send } = {} as Specified;
beforeAll(async () => {
  ({ server, institution_id, people, call, send } = await openSpecified());
});
afterAll(() => server.close());

const title = 'Planets';

describe('content', () => {
  test('C-930 C-931 C-932 C-933 C-934 C-935 C-917 an article is written, published, edited anew and deleted', async () => {
    const { author, last } = people;
    const { skill_id } = await server.make.skill({ institution_id, grade: '4', subject: 'Science' });
    const extra_data = { offline_link: '' };
    const text = { article_text: '<p>Eight of them go round the sun.</p>', extra_data };
    const made = await call(author, 'editor/article/create', text);
    const { article_id, container_id } = made as unknown as Record<string, string>;
    expect(made).toMatchObject({ article_title: 'Eight of them go round the sun.' });
    await call(author, 'editor/container/skill', { container_id, skill_id, no_of_skills: 1 });
    const changed = { article_title: title, article_text: '<p>Eight planets.</p>' };
    await call(author, 'editor/article/update', { article_id, ...changed });
    expect(await call(author, 'editor/article', { article_id })).toMatchObject({
      article_title: title,
      article_text: '<p>Eight planets.</p>',
      extra_data,
    });
    await call(author, 'editor/question', { ...questionDoc(), container_id });
    await publishNow(server, author, container_id ?? '');
    expect(await call(author, 'content/article/open', { article_id })).toMatchObject({
      article_title: title,
    });
    expect((await call(author, 'editor/articles/skillid', { skill_id })).records).toMatchObject([
      { article_id },
    ]);
    expect(await call(author, 'editor/article/edit', { article_id })).toMatchObject({ content_status: 'd' });
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', last.user_id).execute(),
    );
    await call(last, 'content/article/delete/all', { article_id });
    const gone = await server.post('content/article/open', { article_id }, author.session_id);
    expect(gone.json<Answer>().error_code).toBeLessThan(0);
  });

  test('C-295 G-485 G-486 C-939 C-940 C-948 C-951 C-915 a link is made, published, found, opened, copied and deleted', async () => {
    const { author, last } = people;
    const { skill_id } = await server.make.skill({ institution_id, grade: '5', subject: 'Science' });
    const start = { content_type: 'link', title: 'Moons', skill_id, no_of_skills: 1, json_data: '' };
    const made = await call(author, 'editor/generic/create', start);
    const { content_id, container_id } = made as unknown as Record<string, string>;
    const named = { content_id, content_type: 'link' };
    const json_data = { ...(made['json_data'] as object), link: 'https://example.org/moons' };
    await call(author, 'editor/generic/update', {
      users_content_id: made['users_content_id'],
      container_id,
      title: 'Moons',
      skill_id,
      no_of_skills: 1,
      json_data: JSON.stringify(json_data),
    });
    for (const opened of [
      await call(author, 'editor/generic/open', named),
      await call(author, 'editor/content', { container_id }),
    ])
      expect(opened).toMatchObject({ content_id, container_id, json_data });
    await publishNow(server, author, container_id ?? '');
    const search = { subject: 'Science', grades: ['5'], content_types: ['link'], skill_name: '', page: 1 };
    expect((await call(author, 'content/search', search)).records).toMatchObject([{ content_id }]);
    expect(await call(author, 'content/open', named)).toMatchObject({ content_id, title: 'Moons' });
    expect(await call(null, 'content/open/generic', { ...named, institution_id })).toMatchObject({
      title: 'Moons',
    });
    const copy = await call(author, 'editor/generic/edit', {
      ...named,
      is_duplicate: 1,
      title: 'Moons',
      skills: [],
    });
    expect(copy).toMatchObject({ content_status: 'd', is_duplicate: 1 });
    await call(last, 'content/generic/delete', named);
    expect((await call(author, 'content/search', search)).records).toEqual([]);
  });

  test('C-919 C-921 a question is taken out of a bank', async () => {
    const { author } = people;
    const { bank, questions } = await makeBank(server, author, [{}, {}]);
    const { container_id } = bank;
    await call(author, 'editor/mcq/delete', { content_id: questions[0]?.content_id, container_id });
    expect((await call(author, 'editor/questions', { container_id })).records).toHaveLength(1);
  });

  test('C-943 C-944 C-945 G-488 files are stored, and their paths come back', async () => {
    const { author } = people;
    const { container_id } = await server.make.container({ author, content_type: 'html_zip' });
    const fields = { container_id, institution_id, user_id: author.user_id };
    const body = makeZip([{ name: 'index.html', body: '<!doctype html><title>A lake</title>' }]);
    for (const path of ['storage/upload', 'storage/upload/zip']) {
      const stored = await send(author, path, fields, 'lake.zip', body);
      expect(stored['file_path']).toMatch(/^\/files\//);
      expect(stored['zip_path']).toBe(stored['file_path']);
    }
  });

  test('C-969 C-970 C-971 C-972 C-973 C-974 C-975 G-496 a rubric is made for an assignment, opened, changed and deleted', async () => {
    const { author } = people;
    const { content_id: assignment_id } = await server.make.container({
      author,
      content_type: 'assignment',
      json_data: { schema_version: 1, description: 'Write', points: null, links: [], rubric: null },
    });
    const level = (name: string, score: number) => ({ title: name, description: '', score });
    const criterion_json = [{ title: 'Words', description: '', levels: [level('Few', 0), level('Many', 4)] }];
    const sums = { total_points: 4, total_criterion: 1, sort_order: 0 };
    const made = await call(author, 'editor/rubrics/create', {
      institution_id,
      assignment_id,
      title: 'Letter',
      ...sums,
      criterion_json,
    });
    const { rubric_id } = made;
    await call(author, 'editor/rubrics/update', { rubric_id, title: 'A letter', ...sums, criterion_json });
    const opened = await call(author, 'editor/rubrics/id', { rubric_id });
    expect(opened).toMatchObject({ rubric_id, title: 'A letter', ...sums, criterion_json, created_on: utc });
    expect((await call(author, 'editor/rubrics', {})).records).toMatchObject([{ rubric_id }]);
    const ofAssignment = await call(author, 'editor/rubrics/assignment/id', { assignment_id });
    expect(ofAssignment.records).toMatchObject([{ rubric_id }]);
    await call(author, 'editor/rubrics/delete/id', { rubric_id });
    expect((await call(author, 'editor/rubrics', {})).records).toEqual([]);
  });
});

test('C-047 content in each of the four languages is kept as it was written, in its language', async () => {
  const { author } = people;
  const { skill_id } = await server.make.skill({ institution_id });
  for (const [language, text] of [
    ['english', 'The moon’s light'],
    ['urdu', 'چاند کی روشنی'],
    ['pashto', 'د سپوږمۍ رڼا'],
    ['dari', 'روشنی مهتاب'],
  ] as const) {
    const start = { content_type: 'mcq', title: text, skill_id, no_of_skills: 1, json_data: '', language };
    const { container_id } = await call(author, 'editor/generic/create', start);
    const question = { ...questionDoc({ question: `<p>${text}</p>`, language }), container_id };
    await call(author, 'editor/question', question);
    const opened = await call(author, 'editor/content', { container_id });
    expect(opened).toMatchObject({ title: text, language });
    const { records } = await call(author, 'editor/questions', { container_id });
    expect(records).toMatchObject([{ question: `<p>${text}</p>`, language }]);
  }
});

test('C-865 an author is told how many credits are left', async () => {
  await server.as(people.admin).ok(grantAiCredits, { user_ids: [people.author.user_id], credits: 7 });
  expect(await call(people.author, 'users/aicredits', {})).toMatchObject({ credits: 7 });
});

test('C-961 C-962 C-963 C-988 a game is played to its end and exported', async () => {
  const { author } = people;
  const made = await server.make.container({
    author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(server, author, made.container_id);
  const { content_id } = made;
  const pupil = await server.make.person({ institution_id, roles: ['teacher'] });
  const asked = { user_id: pupil.user_id, content_id, institution_id };
  const launched = await call(pupil, 'generic/launch', asked);
  const play = launched['play'] as GamePlay;
  const bookmarking_data = playedState(play);
  const { rounds } = bookmarking_data;
  await call(pupil, 'generic/save', { ...asked, bookmarking_data, attempt_data: null });
  const again = await call(pupil, 'generic/launch', asked);
  expect(again).toMatchObject({ is_resumed: true, bookmarking_data: { rounds } });

  const senior = await server.make.person({ institution_id, roles: ['cd3'] });
  const zip = await server.post('export/rij', { content_id }, senior.session_id);
  expect(zip.headers['content-disposition']).toContain('.zip');
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

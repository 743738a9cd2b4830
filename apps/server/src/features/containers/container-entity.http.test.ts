import {
  approve,
  deleteQuestion,
  moveQuestions,
  openContainer,
  saveQuestion,
  updateStatus,
  updateContainer,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameDoc, makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank } from '../../testing/published-content.ts';

let server: TestApp;
let author: TestPerson;
let reviewers: TestPerson[];
let opened: OpenedContainer;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  const { institution_id } = author;
  reviewers = [];
  for (const role of ['cr1', 'cr', 'cr3'])
    reviewers.push(await server.make.person({ institution_id, roles: [role] }));
  const { container_id } = await server.make.container({ author });
  await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  opened = await server.as(author).ok(openContainer, { container_id });
});
afterAll(() => server.close());

test('C-290 C-291 C-292 C-304 C-308 C-309 a container carries its ids and flags', () => {
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  expect(opened).toMatchObject({
    users_content_id: uuid,
    container_id: uuid,
    content_id: uuid,
    content_type: 'mcq',
    institution_id: author.institution_id,
    school_id: author.school_id,
    user_id: author.user_id,
    is_global: 0,
    is_read_only: 0,
    is_closed: 0,
    is_duplicate: 0,
    copied_from_id: null,
  });
});

test('C-373 the number of its language follows the language, C-372 and no LMS knows it', async () => {
  expect(opened).toMatchObject({ language: 'english', culture_id: 1, lms_content_id: '', is_lms_module: 0 });
  const made = await server.make.container({ author, content_type: 'link', language: 'pashto' });
  expect(await server.as(author).ok(openContainer, made)).toMatchObject({
    language: 'pashto',
    culture_id: 3,
  });
});

test('C-301 C-302 C-576 C-577 C-580 it says where it was opened, and whether it is only looked at there', async () => {
  const { container_id } = opened;
  expect(opened).toMatchObject({ comingFrom: 'desk', readOnlyMode: 0 });
  for (const comingFrom of ['schools_content', 'own_content', 'lesson_builder', 'picker'] as const)
    expect(await server.as(author).ok(openContainer, { container_id, comingFrom })).toMatchObject({
      comingFrom,
      readOnlyMode: 1,
    });
  const other = await server.make.container({ author, content_status: 'w' });
  expect(await server.as(author).ok(openContainer, other)).toMatchObject({ readOnlyMode: 1 });
});

test.each([
  ['C-582', 'author', { content_status: 's', review_level: 1 }, false],
  ['C-582 C-584', 'author', { content_status: 's', review_level: 0 }, true],
  ['C-583', 'reviewer', { content_status: 's', review_level: 0 }, false],
  ['C-583 C-584', 'reviewer', { content_status: 's', review_level: 1 }, true],
  ['C-585', 'author', { content_status: 'd', is_read_only: 1 }, true],
] as const)('%s opened by its %s as %j it is only looked at: %s', async (_id, who, row, isReadOnly) => {
  const reviewer = await server.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
  const made = await server.make.container({ author, ...row, reviewer_user_id: reviewer.user_id });
  const person = who === 'author' ? author : reviewer;
  const { container_id, title, language, version } = made;
  const seen = await server.as(person).ok(openContainer, { container_id });
  expect(seen.readOnlyMode).toBe(isReadOnly ? 1 : 0);
  const edit = { container_id, title, language, version, json_data: '{"schema_version":1}' };
  const { error_code } = await server.as(person).call(updateContainer, edit);
  // What is not read-only may still be another's to write.
  expect(error_code < 0 || !isReadOnly).toBe(true);
});

test('C-283 C-493 C-297 a new one is a draft that counts its questions', () => {
  expect(opened).toMatchObject({
    content_status: 'd',
    review_status: 'd',
    total_questions: 1,
    total_skills: 1,
    review_level: 0,
    is_published: 0,
  });
});

test('C-297 a bank counts its questions, and the skills that they stand on', async () => {
  const { bank, questions } = await makeBank(server, author, [{}, {}]);
  const { container_id } = bank;
  const counts = async () => {
    const { total_questions, total_skills } = await server.as(author).ok(openContainer, { container_id });
    return [total_questions, total_skills];
  };
  const { skill_id } = await server.make.skill({ institution_id: author.institution_id });
  const [first] = questions.map(({ content_id }) => content_id);
  await server.as(author).ok(moveQuestions, { container_id, skill_id, content_ids: [first!] });
  expect(await counts()).toEqual([2, 2]);
  await server.as(author).ok(deleteQuestion, { container_id, content_id: first! });
  expect(await counts()).toEqual([1, 1]);
});

test('C-297 a game counts its rounds', async () => {
  const json_data = gameDoc();
  const made = await server.make.container({ author, content_type: 'rumble_in_the_jumble', json_data });
  const { container_id, title, language, version } = made;
  const fewer = { ...json_data, questionData: json_data.questionData.slice(1) };
  const edit = { container_id, title, language, version, json_data: JSON.stringify(fewer) };
  expect((await server.as(author).ok(updateContainer, edit)).total_questions).toBe(2);
});

test('C-293 C-299 a save keeps the title and moves the last activity on', async () => {
  const { container_id, language, version } = opened;
  const saved = await server.as(author).ok(updateContainer, {
    container_id,
    language,
    version,
    title: 'Renamed',
    json_data: JSON.stringify(opened.json_data),
  });
  expect(saved.title).toBe('Renamed');
  expect(Date.parse(saved.last_activity)).toBeGreaterThanOrEqual(Date.parse(opened.last_activity));
  expect(saved.version).toBeGreaterThan(version);
  opened = saved;
});

test('C-284 C-285 C-286 C-288 C-298 C-305 C-306 C-289 through the review its status, level and mirror follow, and the last level publishes', async () => {
  const { container_id } = opened;
  const seen: unknown[] = [];
  const note = (item: OpenedContainer): OpenedContainer => {
    seen.push([item.content_status, item.review_status, item.review_level, item.is_published]);
    return item;
  };
  let item = note(
    await server.as(author).ok(updateStatus, { container_id, content_status: 'w', version: opened.version }),
  );
  for (const reviewer of reviewers) {
    item = note(
      await server
        .as(reviewer)
        .ok(updateStatus, { container_id, content_status: 'r', version: item.version }),
    );
    item = note(await server.as(reviewer).ok(approve, { container_id, version: item.version }));
  }
  expect(seen).toEqual([
    ['w', 'w', 0, 0],
    ['r', 'r', 0, 0],
    ['w', 'w', 1, 0],
    ['r', 'r', 1, 0],
    ['w', 'w', 2, 0],
    ['r', 'r', 2, 0],
    ['a', 'a', 3, 1],
  ]);
  expect(item.no_of_reviews).toBe(3);
});

test('C-374 a review that sends back counts, one that was cancelled does not', async () => {
  const [reviewer] = reviewers;
  const { container_id } = await server.make.container({ author, content_status: 'w' });
  let { version } = await server.as(author).ok(openContainer, { container_id });
  const counts: number[] = [];
  for (const content_status of ['r', 'w', 'r', 's'] as const) {
    const moved = await server.as(reviewer!).ok(updateStatus, { container_id, content_status, version });
    version = moved.version;
    counts.push(moved.no_of_reviews);
  }
  expect(counts).toEqual([0, 0, 0, 1]);
});

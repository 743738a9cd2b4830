import { games, gameModels, type GameDoc } from '@takhti/content-types/rounds';
import {
  createContainer,
  findMinimalSkill,
  listReviewerDashboard,
  openContainer,
  updateContainer,
  uploadFile,
} from '@takhti/contract';
import { limits, type ContentType, type OpenedContainer } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenGames } from '../../testing/frozen-games.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let picture: string;
beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  const { container_id } = await server.make.container({ author: school.author });
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const file = { file_name: 'a.png', body };
  picture = (await server.as(school.author).ok(uploadFile, { container_id }, file)).file_path;
});
afterAll(() => server.close());

// What some games ask of every round.
const feedback = { CorrectFeedback: 'Yes.', IncorrectFeedback: 'Look again.' };

/** A game with a round of every template that it takes, in a language, with pictures of this institution. */
function gameIn(content_type: keyof typeof games, language: GameDoc['language'], title: string): string {
  const taken: readonly string[] = games[content_type].templates;
  const rounds = frozenGames
    .filter((doc) => doc.language === language && taken.includes(doc.questionData[0]?.template_type ?? ''))
    .flatMap(({ questionData }) => questionData)
    .map((round, at) => ({ ...round, questionId: at + 1, game: content_type, ...feedback }));
  const start = { language, skill_id: '', subject: '', total_questions: 0 };
  const doc = { ...gameModels[content_type].defaults(start), title, questionData: rounds };
  return JSON.stringify(doc).replaceAll(/\/files\/[0-9a-f-]{36}/g, picture);
}

async function begin(content_type: ContentType, skill_id?: string): Promise<OpenedContainer> {
  const { author, institution_id } = school;
  return server.as(author).ok(createContainer, {
    content_type,
    title: `A ${content_type}`,
    language: 'urdu',
    skill_id: skill_id ?? (await server.make.skill({ institution_id })).skill_id,
  });
}

async function write(item: OpenedContainer): Promise<OpenedContainer> {
  const { container_id, version, title, language, content_type } = item;
  const json_data = gameIn(content_type as keyof typeof games, language, title);
  return server.as(school.author).ok(updateContainer, { container_id, version, title, language, json_data });
}

describe.each(Object.keys(games) as (keyof typeof games)[])('a game of the type %s', (content_type) => {
  test('G-002 G-004 is begun and written by a developer, in Urdu, and opens as it was written', async () => {
    const { container_id, json_data: first } = await write(await begin(content_type));
    const { json_data } = await server.as(school.author).ok(openContainer, { container_id });
    expect(json_data).toEqual(first);
    const kinds = (json_data as GameDoc).questionData.map(({ template_type }) => template_type);
    expect(new Set(kinds)).toEqual(new Set(games[content_type].templates));
  });

  test('G-005 G-343 G-351 G-353 waits, unchanged, for a reviewer, who opens and reviews it; neither does the work of the other', async () => {
    const { author, first, to, refusedTo, approved } = school;
    const draft = await write(await begin(content_type));
    const { container_id } = draft;
    const start = { content_type, title: 'Mine', language: 'urdu', skill_id: draft.skill_id } as const;
    expect((await server.as(first).refused(createContainer, start)).problem).toBe('account.forbidden');
    const waiting = await to(author, draft, 'w');
    const { version, title, language } = waiting;
    const change = { container_id, version, title, language, json_data: gameIn(content_type, language, 'x') };
    expect((await server.as(author).refused(updateContainer, change)).problem).toBe('container.read_only');
    const { records } = await server.as(first).ok(listReviewerDashboard, { content_status: 'w', title });
    expect(records.map((row) => row.container_id)).toContain(container_id);
    expect(await server.as(first).ok(openContainer, { container_id })).toMatchObject({ content_type });
    expect((await refusedTo(author, waiting, 'r')).problem).toMatch(/forbidden/);
    const reviewed = await to(first, waiting, 'r');
    expect((await refusedTo(author, reviewed, 'a')).problem).not.toBe('');
    expect(await approved(first, reviewed)).toMatchObject({ content_status: 'w', waiting_level: 2 });
  });

  test('G-348 G-354 is not submitted on the minimal skill', async () => {
    const { author, institution_id, refusedTo } = school;
    await server.make.skill({ institution_id, grade: '8', subject: 'Chemistry' });
    const of = { grade: '8', subject: 'Chemistry' };
    const { skill_id } = await server.as(author).ok(findMinimalSkill, of);
    const item = await write(await begin(content_type, skill_id));
    expect((await refusedTo(author, item, 'w')).problem).toBe('skills.minimal');
  });
});

test('G-009 G-020 an institution without independent templates begins no game of matching, sorting or classification', async () => {
  const settings = { specs: { is_independent_templates: 0 } };
  const institution_id = await server.make.institution({ settings });
  const author = await server.make.person({ institution_id });
  const { skill_id } = await server.make.skill({ institution_id });
  const answers: Record<string, string> = {};
  for (const content_type of Object.keys(games) as (keyof typeof games)[]) {
    const start = { content_type, title: 'One', language: 'english', skill_id } as const;
    const { error_code, data } = await server.as(author).call(createContainer, start);
    answers[content_type] = error_code === 0 ? 'begun' : (data as { problem: string }).problem;
  }
  const refused = 'container.type_not_available';
  expect(answers).toEqual({
    rumble_in_the_jumble: 'begun',
    kampong: 'begun',
    clue_on: 'begun',
    mystery_word: 'begun',
    puzzle: 'begun',
    jungle_gym_primary: 'begun',
    matching: refused,
    matching_flip: refused,
    sorting: refused,
    sorting_vertical: refused,
    non_over_classification: refused,
    matching_drag_drop: refused,
    financial_fib: 'begun',
    tabular_fib: 'begun',
  });
});

test('G-033 a game takes no more rounds than its limit, however they come', async () => {
  const item = await write(await begin('sorting'));
  const doc = item.json_data as GameDoc;
  const [round] = doc.questionData;
  const questionData = Array.from({ length: limits.game.max_rounds + 1 }, (_, at) => ({
    ...round,
    questionId: at + 1,
  }));
  const { container_id, version, title, language } = item;
  const json_data = JSON.stringify({ ...doc, questionData });
  const change = { container_id, version, title, language, json_data };
  expect((await server.as(school.author).refused(updateContainer, change)).problem).toBe(
    'container.invalid_document',
  );
});

import { readFileSync } from 'node:fs';
import { gameModels, type GameDoc } from '@takhti/content-types/rounds';
import {
  createContainer,
  deletePublished,
  editPublished,
  launchGame,
  listChangesSince,
  listComments,
  listDeveloperDashboard,
  listHistory,
  listHistoryChanges,
  listReviewerDashboard,
  lookedAt,
  previewGame,
  restoreHistory,
  searchLibrary,
  sendComment,
  updateContainer,
  uploadFile,
} from '@takhti/contract';
import type { ContentStatus, Language, OpenedContainer } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { gameDoc, type TestPerson } from '../../testing/index.ts';
import { openSchool } from '../../testing/school.ts';
import { betweenDesks } from './testing/between-desks.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;

type GameType = keyof typeof gameModels;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const fixtures = new URL('../../../../../packages/content-types/src/rounds/templates/', import.meta.url);
const folders = {
  matching: 'pairs/matching',
  matching_flip: 'pairs/matching-flip',
  sorting: 'sequence/sorting',
  sorting_vertical: 'sequence/sorting-vertical',
  non_over_classification: 'bins/classification',
  matching_drag_drop: 'bins/matching-drag-drop',
  financial_fib: 'fill/financial',
  tabular_fib: 'fill/tabular',
  jungle_gym_primary: '../worlds/jungle-gym-primary',
  clue_on: 'clue/clue-on',
  mystery_word: 'clue/mystery-word',
} as const satisfies Partial<Record<GameType, string>>;

const isOfOneKind = (content_type: GameType): content_type is keyof typeof folders =>
  Object.hasOwn(folders, content_type);

function documentOf(content_type: GameType): GameDoc {
  if (!isOfOneKind(content_type)) return gameDoc();
  const file = new URL(`${folders[content_type]}/fixtures/v1/english.json`, fixtures);
  return gameModels[content_type].open(JSON.parse(readFileSync(file, 'utf8')));
}

async function draft(content_type: GameType = 'rumble_in_the_jumble', title = 'Animals') {
  const { skill_id } = await server.make.skill({ institution_id: school.institution_id });
  const head = { title, language: 'english' } as const;
  const doc = JSON.stringify(documentOf(content_type));
  const made = await server
    .as(author)
    .ok(createContainer, { ...head, content_type, skill_id, json_data: doc });
  const pictures = [...new Set(doc.match(/\/files\/[\da-f-]+/g))];
  if (pictures.length === 0) return made;
  // The pictures of the kept documents belong to no institution.
  const { container_id, version } = made;
  let json_data = doc;
  for (const picture of pictures) {
    const { url } = await server
      .as(author)
      .ok(uploadFile, { container_id }, { file_name: 'a.png', body: png });
    json_data = json_data.replaceAll(picture, url);
  }
  return server.as(author).ok(updateContainer, { ...head, container_id, version, json_data });
}

const docOf = ({ json_data }: { json_data: unknown }) => json_data as GameDoc;
const open = (who: TestPerson, { container_id }: { container_id: string }) =>
  betweenDesks(opened, container_id).now(who);

/** Saves a game with another word on the first card of its first round, and what else is changed. */
async function rewrite(
  who: TestPerson,
  item: { container_id: string },
  text: string,
  over: { title?: string; language?: Language } = {},
): Promise<OpenedContainer> {
  const { container_id, version, ...now } = await open(who, item);
  const doc = structuredClone(docOf(now));
  const [round] = doc.questionData as unknown as { cardsData: { text: string }[] }[];
  if (round?.cardsData[0]) round.cardsData[0].text = text;
  const { title = now.title, language = now.language } = over;
  const json_data = JSON.stringify(doc);
  return server.as(who).ok(updateContainer, { container_id, version, title, language, json_data });
}

type Rounds = readonly { readonly cardsData?: readonly { readonly id: number; readonly text: string }[] }[];
const roundsOf = (doc: GameDoc) => doc.questionData as unknown as Rounds;
const wordsOf = (doc: GameDoc) =>
  roundsOf(doc).map(({ cardsData = [] }) => cardsData.map(({ text }) => text));
const firstWord = (item: { json_data: unknown }) => wordsOf(docOf(item))[0]?.[0];

async function inReview() {
  const { container_id } = await draft();
  const desks = betweenDesks(opened, container_id);
  return { ...desks, game: await desks.toReview() };
}

describe.each(Object.keys(gameModels) as GameType[])('a game of type %s', (content_type) => {
  test('C-002 C-237 C-494 C-505 goes from draft over every desk to the library and to learners', async () => {
    const game = await draft(content_type, `Game of type ${content_type}`);
    const { container_id, content_id, institution_id } = game;
    const rowOf = async (status: ContentStatus, role: 'author' | 'first') => {
      const call = role === 'author' ? listDeveloperDashboard : listReviewerDashboard;
      const { records } = await server
        .as(school[role])
        .ok(call, { content_status: status, content_type, page: 1 });
      return records.find((row) => row.container_id === container_id);
    };
    expect(await rowOf('d', 'author')).toMatchObject({ title: game.title, content_type });
    const { move } = betweenDesks(opened, container_id);
    await move(author, 'w');
    for (const role of ['author', 'first'] as const)
      expect(await rowOf('w', role)).toMatchObject({ waiting_level: 1, reviewer_role: expect.any(String) });
    const reviewed = await school.toLastReview(await move(author, 'd'));
    const published = await school.approved(school.last, reviewed);
    expect(published).toMatchObject({ content_status: 'a', is_published: 1 });
    const { records } = await server.as(author).ok(searchLibrary, { content_types: [content_type], page: 1 });
    expect(records.map((row) => row.container_id)).toContain(container_id);
    const { play } = await server.as(null).ok(launchGame, { content_id, institution_id });
    expect(play).toMatchObject({ title: game.title, content_type });
  });

  test('C-032 C-530 C-590 C-617 once published it is copied, edited anew and taken out of the library', async () => {
    const game = await draft(content_type);
    const { content_id, institution_id } = await school.approved(
      school.last,
      await school.toLastReview(game),
    );
    const copy = await server.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
    expect(copy).toMatchObject({ content_status: 'd', title: 'Animals (copy)', is_duplicate: 1 });
    expect(copy.content_id).not.toBe(content_id);
    expect(wordsOf(docOf(copy))).toEqual(wordsOf(docOf(game)));
    const again = await server.as(author).ok(editPublished, { content_id });
    expect(again).toMatchObject({ content_status: 'd', content_id, title: 'Animals' });
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', school.last.user_id).execute(),
    );
    await server.as(school.last).ok(deletePublished, { content_id });
    const { problem } = await server.as(null).refused(launchGame, { content_id, institution_id });
    expect(problem).toBe('players.not_found');
  });
});

describe('what a reviewer changes in a game of any type', () => {
  test('C-264 C-265 a title, a language and a word come back once each; rejecting brings all of it back', async () => {
    const { game, back, changes, settleAll, now } = await inReview();
    const before = docOf(game);
    await rewrite(reviewer, game, 'Lion', { title: 'Animals of Asia', language: 'urdu' });
    await back();
    expect(
      (await changes()).records.map(({ field, standing }) => [field.split('.').at(-1), standing]),
    ).toEqual([
      ['title', 'applied'],
      ['language', 'applied'],
      ['#1', 'applied'],
    ]);
    expect((await settleAll('rejected')).left).toEqual([]);
    const rejected = await now();
    expect(rejected).toMatchObject({ title: 'Animals', language: 'english' });
    expect(docOf(rejected)).toEqual({ ...before, title: 'Animals' });
    const { container_id } = game;
    const history = await server.as(author).ok(listHistory, { container_id });
    expect(history.records.map(({ action }) => action)).toContain('change.reject');
  });
});

describe('what is said of a game', () => {
  test('C-041 a comment on a card stays with its card when rounds change places, and is told as gone with it', async () => {
    const { game } = await inReview();
    const { container_id, users_content_id } = game;
    const [, second] = docOf(game).questionData;
    const [card] = roundsOf(docOf(game))[1]?.cardsData ?? [];
    const path = ['questionData', String(second?.questionId), 'cardsData', String(card?.id), 'text'];
    await server.as(reviewer).ok(sendComment, {
      users_content_id,
      comments: 'Too easy.',
      anchor: { content_id: null, path, quote: 'Seed' },
    });
    const place = async () =>
      (await server.as(author).ok(listComments, { users_content_id })).records[0]?.place;
    expect(await place()).toMatchObject({ kind: 'here', path });
    const save = async (change: (doc: GameDoc) => GameDoc) => {
      const { version, title, language, json_data } = await open(reviewer, game);
      const next = JSON.stringify(change(docOf({ json_data })));
      await server
        .as(reviewer)
        .ok(updateContainer, { container_id, version, title, language, json_data: next });
    };
    await save((doc) => ({ ...doc, questionData: doc.questionData.toReversed() }));
    expect(await place()).toMatchObject({ kind: 'here', path });
    await save((doc) => ({
      ...doc,
      questionData: doc.questionData.filter(({ questionId }) => questionId !== second?.questionId),
    }));
    expect(await place()).toMatchObject({ kind: 'gone' });
  });

  test('since they last looked a reviewer sees what its author changed', async () => {
    const { game, back, move } = await inReview();
    const { container_id } = game;
    const { until } = await server.as(reviewer).ok(listChangesSince, { container_id });
    await server.as(reviewer).ok(lookedAt, { container_id, until });
    await back();
    await rewrite(author, game, 'Tiger');
    await move(author, 'w');
    const { records } = await server.as(reviewer).ok(listChangesSince, { container_id });
    expect(records).toHaveLength(1);
    expect(records[0]?.after).toHaveProperty('json_data');
  });
});

describe('the history of a game', () => {
  test('C-042 tells which rounds and which title were before and after, and brings an earlier state back', async () => {
    const game = await draft();
    const { container_id } = game;
    await rewrite(author, game, 'Lion', { title: 'Animals of Asia' });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    const [save, create] = records;
    expect([save?.action, create?.action]).toEqual(['save', 'create']);
    const at = (history_id = '') => ({ container_id, history_id });
    const changes = await server.as(author).ok(listHistoryChanges, at(save?.history_id));
    expect(changes).toMatchObject({
      has_state: true,
      records: [{ before: { title: 'Animals' }, after: { title: 'Animals of Asia' } }],
    });
    const then = await server.as(author).ok(previewGame, at(create?.history_id));
    expect(JSON.stringify(then)).toContain('Cat');
    const { version } = await open(author, game);
    const restored = await server.as(author).ok(restoreHistory, { ...at(create?.history_id), version });
    expect(restored.title).toBe('Animals');
    expect(firstWord(restored)).toBe('Cat');
  });

  test('C-603 its author looks at it and restores in resubmission too; a reviewer then only looks', async () => {
    const { game, back } = await inReview();
    await rewrite(reviewer, game, 'Lion');
    const { version } = await back();
    const { container_id } = game;
    const { records } = await server.as(author).ok(listHistory, { container_id });
    const history_id = records.find(({ action }) => action === 'startReview')?.history_id ?? '';
    const wanted = { container_id, history_id, version };
    expect((await server.as(reviewer).refused(restoreHistory, wanted)).problem).toBe('container.read_only');
    await server.as(reviewer).ok(listHistoryChanges, wanted);
    const other = await server.make.person({ institution_id: school.institution_id, roles: ['cd'] });
    expect((await server.as(other).refused(listHistory, { container_id })).problem).toBe(
      'container.not_found',
    );
    const restored = await server.as(author).ok(restoreHistory, wanted);
    expect(firstWord(restored)).toBe('Cat');
  });
});

import { gameModels, type CardRound, type GameDoc } from '@takhti/content-types/rounds';
import {
  createContainer,
  editPublished,
  listChanges,
  listHistory,
  listHistoryChanges,
  openContainer,
  settleChanges,
  updateContainer,
  updateStatus,
  uploadFile,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function newGame(who = author): Promise<OpenedContainer> {
  const { skill_id } = await app.make.skill({ institution_id: who.institution_id });
  return app
    .as(who)
    .ok(createContainer, { content_type: 'matching', title: 'Ponds', language: 'english', skill_id });
}

async function picture(container_id: string, who = author) {
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  return app.as(who).ok(uploadFile, { container_id }, { file_name: 'a.png', body });
}

const card = (id: number, imagePath: string, text = '') => ({
  id,
  type: 'image',
  text,
  imagePath,
  imageAlt: 'A pond',
  audioPath: '',
  isCorrect: false,
  data: String(Math.ceil(id / 2)),
  header: '',
});

const round = (cardsData: readonly object[]) => ({
  template_type: 'matching',
  questionId: 1,
  game: '',
  question: 'Match the ponds',
  qContent: { image: '', imageAlt: '', audio: '' },
  hint: '',
  instruction: '',
  language: 'english',
  cardsData,
});

const save = (game: OpenedContainer, cardsData: readonly object[], who = author) =>
  app.as(who).ok(updateContainer, {
    container_id: game.container_id,
    version: game.version,
    title: game.title,
    language: game.language,
    json_data: JSON.stringify({ ...(game.json_data as GameDoc), questionData: [round(cardsData)] }),
  });

const cardsOf = ({ json_data }: Pick<OpenedContainer, 'json_data'>): CardRound['cardsData'] => {
  const [first] = gameModels.matching.open(json_data).questionData;
  return first?.template_type === 'matching' ? first.cardsData : [];
};

async function storedOf(container_id: string): Promise<string> {
  const { json_data } = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select('json_data')
      .where('container_id', '=', container_id)
      .executeTakeFirstOrThrow(),
  );
  return JSON.stringify(json_data);
}

const loads = async (url: string | undefined) =>
  (await app.app.inject({ method: 'GET', url: url ?? '/none' })).statusCode;

test('a picture of a game is stored without its signature and goes out with one that holds', async () => {
  const game = await newGame();
  const { url, file_path } = await picture(game.container_id);
  const saved = await save(game, [
    card(1, url),
    card(2, file_path.toUpperCase().replace('/FILES', '/files')),
  ]);
  expect(await storedOf(game.container_id)).not.toContain('?e=');
  expect((await storedOf(game.container_id)).split(`"imagePath":"${file_path}"`)).toHaveLength(3);
  const opened = await app.as(author).ok(openContainer, { container_id: game.container_id });
  for (const { imagePath } of [...cardsOf(saved), ...cardsOf(opened)]) {
    expect(imagePath).toMatch(new RegExp(`^${file_path}\\?e=`));
    expect(await loads(imagePath)).toBe(200);
  }
});

test('saving what was opened, signatures and all, changes nothing', async () => {
  const game = await newGame();
  const { url } = await picture(game.container_id);
  const saved = await save(game, [card(1, url), card(2, url, 'x')]);
  await save(saved, cardsOf(saved));
  const { records } = await app.as(author).ok(listHistory, { container_id: game.container_id });
  expect(records.map(({ action }) => action)).toEqual(['save', 'create']);
});

test('a file of another institution is not signed, whether a card or a text names it', async () => {
  const stranger = await app.make.person();
  const theirs = await picture((await newGame(stranger)).container_id, stranger);
  const game = await newGame();
  const mine = await picture(game.container_id);
  const title = theirs.file_path;
  const saved = await save({ ...game, title }, [
    card(1, theirs.url, theirs.file_path),
    card(2, mine.url, `see "${theirs.url}"`),
  ]);
  expect(cardsOf(saved).map(({ imagePath }) => imagePath)).toEqual([
    '',
    expect.stringContaining(mine.upload_id),
  ]);
  expect(await storedOf(game.container_id)).not.toContain(theirs.upload_id);
  const { records } = await app.as(author).ok(listHistory, { container_id: game.container_id });
  const { records: changes } = await app.as(author).ok(listHistoryChanges, {
    container_id: game.container_id,
    history_id: records[0]?.history_id ?? '',
  });
  const told = JSON.stringify(changes);
  expect(told).toContain(`${mine.file_path}?e=`);
  expect(told).not.toContain(`${theirs.file_path}?e=${mine.url.split('?e=')[1]?.split('&')[0] ?? ''}`);
});

test('an address that is no file of ours is refused with the place where it stands', async () => {
  const game = await newGame();
  const json_data = JSON.stringify({
    ...(game.json_data as GameDoc),
    questionData: [round([card(1, 'https://elsewhere.example/a.png')])],
  });
  const { container_id, version, title, language } = game;
  const refusal = await app
    .as(author)
    .refused(updateContainer, { container_id, version, title, language, json_data });
  expect(refusal).toMatchObject({
    problem: 'container.invalid_document',
    details: { fields: [{ path: ['questionData', 0, 'cardsData', 0, 'imagePath'] }] },
  });
});

test('an address that looks like one of ours and names no upload is left out', async () => {
  const game = await newGame();
  const saved = await save(game, [card(1, `/files/${'-'.repeat(36)}`)]);
  expect(cardsOf(saved)[0]?.imagePath).toBe('');
});

test('the later of two saves is told what stands there now, with pictures that load', async () => {
  const game = await newGame();
  const { url } = await picture(game.container_id);
  await save(game, [card(1, url)]);
  const { container_id, version, title, language } = game;
  const late = { container_id, version, title, language, json_data: JSON.stringify(game.json_data) };
  const { problem, details } = await app.as(author).refused(updateContainer, late);
  expect(problem).toBe('container.changed_meanwhile');
  const { current } = details as { current: OpenedContainer };
  expect(await loads(cardsOf(current)[0]?.imagePath)).toBe(200);
});

test('a game that is not finished is not submitted, and says what is missing', async () => {
  const game = await newGame();
  const saved = await save(game, [card(1, ''), card(2, '')]);
  const { container_id, version } = saved;
  const refusal = await app.as(author).refused(updateStatus, { container_id, version, content_status: 'w' });
  expect(refusal.problem).toBe('container.has_errors');
  expect(JSON.stringify(refusal.details)).toContain('"imagePath"');
});

test('what a reviewer changes in a game waits for its author, who can take it back, pictures and all', async () => {
  const reviewer = await app.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
  const game = await newGame();
  const { url, file_path } = await picture(game.container_id);
  const { container_id, version } = await save(game, [card(1, url), card(2, url, 'x')]);
  const submitted = await app.as(author).ok(updateStatus, { container_id, version, content_status: 'w' });
  const taken = await app
    .as(reviewer)
    .ok(updateStatus, { container_id, version: submitted.version, content_status: 'r' });
  const changed = await save(taken, [card(1, url), card(2, '', 'without a picture')], reviewer);
  await app.as(reviewer).ok(updateStatus, { container_id, version: changed.version, content_status: 's' });
  const { records } = await app.as(author).ok(listChanges, { container_id });
  expect(records.map(({ field }) => field)).toEqual([
    expect.stringMatching(/^json_data.questionData.#\d+.cardsData/),
  ]);
  expect(JSON.stringify(records[0]?.before)).toContain(`${file_path}?e=`);
  const changes = records.map(({ change_id }) => ({ change_id, decision: 'rejected' as const }));
  expect((await app.as(author).ok(settleChanges, { container_id, changes })).left).toEqual([]);
  const opened = await app.as(author).ok(openContainer, { container_id });
  expect(await loads(cardsOf(opened)[1]?.imagePath)).toBe(200);
  expect(await storedOf(container_id)).not.toContain('?e=');
});

test('a duplicate has pictures of its own', async () => {
  const game = await newGame();
  const { url, upload_id } = await picture(game.container_id);
  const words = ['pond', 'sea', 'salt water'].map((text, at) => ({
    ...card(at + 2, '', text),
    type: 'text',
    imageAlt: '',
  }));
  await save(game, [card(1, url), ...words]);
  await publishNow(app, author, game.container_id);
  const { content_id } = game;
  const copy = await app.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
  const [shown] = cardsOf(copy);
  expect(shown?.imagePath).toMatch(/^\/files\//);
  expect(shown?.imagePath).not.toContain(upload_id);
  expect(await loads(shown?.imagePath)).toBe(200);
  expect(await storedOf(copy.container_id)).not.toContain('?e=');
});

import { gameModels, type GameDoc } from '@takhti/content-types/rounds';
import { openContainer, updateContainer, uploadFile } from '@takhti/contract';
import {
  languages,
  templateTypes,
  type Language,
  type OpenedContainer,
  type TemplateType,
} from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenRound } from '../../testing/frozen-games.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

// The fields of games as the calls keep them: saved by update, read by open.
let app: TestApp;
let author: TestPerson;
let item: Pick<OpenedContainer, 'container_id' | 'version'>;
let file: string;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const { container_id } = await app.make.container({ author, content_type: 'rumble_in_the_jumble' });
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  file = (await app.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body })).file_path;
});
afterAll(() => app.close());

type GameType = keyof typeof gameModels;
const start = { skill_id: '', subject: '', total_questions: 0 } as const;
/** Represents the uploaded file, which is not there yet when the tables are read. */
const anUpload = '/files/upload';
const withFiles = (doc: object): string => JSON.stringify(doc).replaceAll(anUpload, file);
/** Without the signature that an opened file carries. */
const bare = (doc: unknown): unknown =>
  JSON.parse(
    JSON.stringify(doc)
      .replaceAll(/(\/files\/[^"?]+)\?[^"]*/g, '$1')
      .replaceAll(file, anUpload),
  );

const gameOf = (round: object, content_type: GameType, language: Language) => ({
  ...gameModels[content_type].defaults({ ...start, language }),
  title: 'Fields',
  questionData: [{ questionId: 1, game: content_type, ...round }],
});

/** Saves a document and opens it, or gives the paths that are wrong with it. */
async function saved(doc: object, language: Language = 'english'): Promise<GameDoc | string[]> {
  const change = { container_id: item.container_id, version: item.version, title: 'Fields', language };
  const json_data = withFiles(doc);
  const { error_code, data } = await app.as(author).call(updateContainer, { ...change, json_data });
  if (error_code !== 0) {
    const { fields } = (data as unknown as { details: { fields: { path: string[] }[] } }).details;
    return fields.map(({ path }) => path.join('.'));
  }
  item = await app.as(author).ok(openContainer, { container_id: item.container_id });
  return bare((item as OpenedContainer).json_data) as GameDoc;
}

async function begin(content_type: GameType): Promise<void> {
  item = await app.make.container({
    author,
    content_type,
    json_data: gameModels[content_type].defaults({ ...start, language: 'english' }),
  });
}

const bin = { bin: 'b', label: 'l', value: 'v', data: 'option||1', imagePath: anUpload };
const columns = { column1: 'a', column2: 'b', column3: 'c', column4: 'd' };

type Field = readonly [
  ids: string,
  template_type: TemplateType,
  field: string,
  value: unknown,
  /** Of another type: what the call must not take. */
  wrong: unknown,
];

const fields: readonly Field[] = [
  ['G-573', 'mcq', 'question', 'What?', 1],
  ['G-573', 'mcq', 'hint', 'Look', 1],
  ['G-573', 'mcq', 'instruction', 'Choose', 1],
  ['G-573', 'tabular_fib', 'Answer', '12', 1],
  ['G-574', 'mcq', 'game', 'rumble_in_the_jumble', 1],
  ['G-006 G-574', 'mcq', 'template_type', 'mcq', 'no_template'],
  ['G-007', 'financial-fib', 'template_type', 'financial-fib', 'financial_fib'],
  ['G-575', 'mcq', 'gameImage', anUpload, 'https://example.org/a.png'],
  ['G-575', 'mcq', 'imagename', 'a.png', 1],
  ['G-575', 'mcq', 'audio', anUpload, 'data:audio/mpeg;base64,AA'],
  ['G-576', 'mcq', 'wordToHighlight', 'What', 1],
  ['G-577', 'matching', 'dual_is_enabled', true, 'yes'],
  ['G-577', 'matching', 'audio_is_enabled', true, 1],
  ['G-578', 'matching', 'preview_hint_video', true, 'yes'],
  ['G-578', 'matching', 'preview_challenge', true, 'yes'],
  ['G-125 G-579', 'financial-fib', 'unit', 'cm', 1],
  ['G-579', 'financial-fib', 'blank', '12', 1],
  ['G-580', 'mcq', 'is_commented', true, 'yes'],
  ['G-580', 'mcq', 'copied_from_id', 7, 'seven'],
  ['G-581', 'mcq', 'help', 'Count', 1],
  ...[1, 2, 3, 4].map((n) => ['G-583 G-584', 'matching_drag_drop', `container_${n}`, bin, 'a bin'] as const),
  ['G-585', 'mcq', 'qContent', { image: anUpload, imageAlt: 'a cat', audio: anUpload }, 'a picture'],
  ['G-586', 'order', 'challenge', 'Read this', 1],
  ['G-587', 'order', 'language', 'english', 'french'],
  ['G-587', 'order', 'language', 'urdu', 1],
  ['G-137 G-588', 'tabular_fib', 'preHeader', { title: 'Total', value: '12' }, 'Total'],
  ['G-589', 'tabular_fib', 'columns', columns, ['a']],
  ['G-590', 'tabular_fib', 'rows', [columns], [['a']]],
  ['G-591', 'matching', 'isCardSaved', true, 'yes'],
  ['G-171', 'crack_the_code', 'cipher_key', '3', 3],
  ['G-172', 'crack_the_code', 'encrypted_statment', 'DE', 1],
  ['G-173', 'crack_the_code', 'decrypted_statment', 'AB', 1],
];

describe('a game question', () => {
  beforeAll(() => begin('rumble_in_the_jumble'));

  test.each(fields)(
    '%s of %s keeps %s, and takes nothing of another type there',
    async (_ids, template_type, field, value, wrong) => {
      const of = (one: unknown) =>
        gameOf({ ...frozenRound(template_type), [field]: one }, 'rumble_in_the_jumble', 'english');
      const game = await saved(of(value));
      expect(game).toMatchObject({ questionData: [{ [field]: value }] });
      expect(await saved(of(wrong))).toContainEqual(expect.stringMatching(/^questionData\.0\b/));
    },
  );
});

test('G-576 G-586 a question keeps its cards, whose mirror are its options, and needs no challenge', async () => {
  await begin('rumble_in_the_jumble');
  const { cardsData } = frozenRound('mcq');
  const { questionData } = (await saved(
    gameOf(frozenRound('mcq'), 'rumble_in_the_jumble', 'english'),
  )) as GameDoc;
  const options = cardsData.map(({ text, isCorrect }) => ({ text, isCorrect }));
  expect(questionData).toMatchObject([{ cardsData, options }]);
  expect(questionData[0]).not.toHaveProperty('challenge');
});

const card = {
  id: 1,
  text: 'Cat',
  type: 'mix',
  imagePath: anUpload,
  audioPath: anUpload,
  isCorrect: true,
  data: '1',
  header: 'Card - 1',
  Grade: '4',
};

test.each<readonly [string, object, string | null]>([
  ['G-334 G-335 G-336 every field of a card', card, null],
  ...['text', 'image', 'mix', 'media'].map(
    (type) => [`G-333 a card of ${type}`, { ...card, type }, null] as const,
  ),
  ...['video', 'TEXT', ''].map((type) => [`G-333 a card of "${type}"`, { ...card, type }, 'type'] as const),
  ['G-335 a pair that is a number', { ...card, data: 1 }, 'data'],
  ['G-334 a picture of elsewhere', { ...card, imagePath: 'https://example.org/a.png' }, 'imagePath'],
  ['G-334 a card that is right by a letter', { ...card, isCorrect: 'Y' }, 'isCorrect'],
])('%s is kept, or refused', async (_what, one, wrong) => {
  await begin('rumble_in_the_jumble');
  const [, ...rest] = frozenRound('matching').cardsData;
  const round = { ...frozenRound('matching'), cardsData: [one, ...rest] };
  const game = await saved(gameOf(round, 'rumble_in_the_jumble', 'english'));
  const keeps = { questionData: [{ cardsData: expect.arrayContaining([expect.objectContaining(one)]) }] };
  expect(game).toMatchObject(wrong === null ? keeps : [`questionData.0.cardsData.0.${wrong}`]);
});

describe('a game', () => {
  beforeAll(() => begin('rumble_in_the_jumble'));
  const of = (change: object) => ({
    ...gameOf(frozenRound('mcq'), 'rumble_in_the_jumble', 'english'),
    ...change,
  });

  test.each(languages)('C-478 G-592 may be written in %s', async (language) => {
    expect(await saved(of({ language }), language)).toMatchObject({ language });
  });

  test('C-478 G-592 is written in no other language', async () => {
    expect(await saved(of({ language: 'french' }))).toEqual(['language']);
  });

  test.each([
    ['G-593', 'title', 'Animals'],
    ['G-593', 'description', 'Of the farm'],
    ['G-594', 'marketing_description', 'Fun'],
    ['G-594', 'marketing_url', 'https://example.org'],
    ['G-594', 'marketing_image', anUpload],
  ])('%s keeps its %s', async (_id, field, value) => {
    expect(await saved(of({ [field]: value }))).toMatchObject({ [field]: value });
    expect(await saved(of({ [field]: 1 }))).toEqual([field]);
  });
});

test('G-006 a round of every template is kept', async () => {
  const kept: string[] = [];
  for (const type of ['rumble_in_the_jumble', 'jungle_gym_primary'] as const) {
    await begin(type);
    for (const template of templateTypes) {
      const game = await saved(gameOf(frozenRound(template), type, 'english'));
      if (!Array.isArray(game)) kept.push(game.questionData[0]!.template_type);
    }
  }
  expect(new Set(kept)).toEqual(new Set(templateTypes.slice(0, 15)));
});

test.each([
  ['matching', 'matching'],
  ['matching_flip', 'matching_flip'],
  ['sorting', 'sorting'],
  ['sorting_vertical', 'sorting_vertical'],
  ['non_over_classification', 'non_overlapping_classification'],
  ['matching_drag_drop', 'matching_drag_drop'],
  ['financial_fib', 'financial-fib'],
  ['tabular_fib', 'tabular_fib'],
] as const)('G-008 the game %s takes rounds of %s, and no others', async (content_type, template) => {
  await begin(content_type);
  const of = (other: TemplateType) => saved(gameOf(frozenRound(other), content_type, 'english'));
  expect(await of(template)).toMatchObject({ questionData: [{ template_type: template }] });
  expect(await of('mcq')).toEqual(['questionData.0.template_type']);
});

test.each([
  ['G-185 G-595', 'clue_on'],
  ['G-200 G-595', 'mystery_word'],
] as const)(
  '%s a game of %s opens with every clue in dataBank, whatever was sent',
  async (_ids, content_type) => {
    await begin(content_type);
    const round = frozenRound(content_type);
    const clues = round.cardsData.map((one, at) =>
      at === 0 ? { ...one, type: 'mix', imagePath: anUpload, imageAlt: 'x', audioPath: anUpload } : one,
    );
    const game = await saved({
      ...gameOf({ ...round, Grade: 'Class 3', Topic: 'Animals', cardsData: clues }, content_type, 'english'),
      dataBank: [],
    });
    expect(game).toMatchObject({
      dataBank: clues.map(({ text, imagePath, audioPath }) => ({
        Grade: 'Class 3',
        Topic: 'Animals',
        Answer: round.Answer,
        ClueImage: imagePath,
        ClueAudio: audioPath,
        ClueText: text,
        questionId: 1,
      })),
    });
  },
);

test('G-333 a card of audio is kept as a clue', async () => {
  await begin('clue_on');
  const round = frozenRound('clue_on');
  const [, ...rest] = round.cardsData;
  const spoken = { ...card, type: 'audio', text: 'It walks through sand', imagePath: '' };
  const game = await saved(gameOf({ ...round, cardsData: [spoken, ...rest] }, 'clue_on', 'english'));
  expect(game).toMatchObject({ questionData: [{ cardsData: { 0: spoken } }] });
});

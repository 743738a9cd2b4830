import {
  gameModels,
  trueFalseCards,
  type CardRound,
  type GameCard,
  type Round,
} from '@takhti/content-types/rounds';
import { previewGame, updateContainer, updateStatus } from '@takhti/contract';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frozenRound as first } from '../../testing/frozen-games.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

// What the specification asks of rounds, asked of the calls that save a game and submit it.
let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const file = '/files/00000000-0000-4000-8000-000000000001';
type GameType = keyof typeof gameModels;
const start = { skill_id: '', subject: '', total_questions: 0 } as const;

interface Place {
  readonly type?: GameType;
  readonly language?: Language;
}

const gameOf = (round: Round, { type = 'rumble_in_the_jumble', language = 'english' }: Place) => ({
  ...gameModels[type].defaults({ ...start, language }),
  title: 'One round',
  questionData: [{ ...round, questionId: 1, game: type }],
});

/** A draft of a game with one round. */
async function draftOf(
  round: Round,
  place: Place,
): Promise<Pick<OpenedContainer, 'container_id' | 'version'>> {
  const { type: content_type = 'rumble_in_the_jumble', language = 'english' } = place;
  return app.make.container({ author, content_type, language, json_data: gameOf(round, place) });
}

/** The errors for which a round is not submitted; none when it is. */
async function submitted(round: Round, place: Place = {}): Promise<string[]> {
  const { container_id, version } = await draftOf(round, place);
  const move = { container_id, version, content_status: 'w' } as const;
  const { error_code, data } = await app.as(author).call(updateStatus, move);
  if (error_code === 0) return [];
  const { findings } = (data as unknown as { details: { findings: Finding[] } }).details;
  return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

/** The errors for which a round is not even kept; none when it is. */
async function kept(round: Round, place: Place = {}): Promise<string[]> {
  const { container_id, version } = await draftOf(first('mcq'), place);
  const json_data = JSON.stringify(gameOf(round, place));
  const change = { container_id, version, title: 'One round', language: 'english', json_data } as const;
  const { error_code, data } = await app.as(author).call(updateContainer, change);
  if (error_code === 0) return [];
  const { fields } = (data as unknown as { details: { fields: Finding[] } }).details;
  return fields.map(({ message }) => message);
}

/** A round with so many cards, each with words of its own; in pairs where they come in pairs. */
function withCards<R extends CardRound>(round: R, count: number, change: Partial<GameCard> = {}): R {
  const [card] = round.cardsData;
  const isPairs = round.template_type === 'matching' || round.template_type === 'matching_flip';
  const isBins = round.template_type === 'non_overlapping_classification';
  const cardsData = Array.from({ length: count }, (_, at) => ({
    ...card,
    id: at + 1,
    text: `Card number ${at + 1}`,
    isCorrect: at === 0,
    ...(isPairs ? { data: String(Math.floor(at / 2) + 1) } : {}),
    ...(isBins ? { data: `option||${(at % 2) + 1}` } : {}),
    ...(at === 0 ? change : {}),
  }));
  return { ...round, cardsData };
}

const picture = { type: 'image', text: '', imagePath: file, imageAlt: 'a cat' } as const;
const mix = { ...picture, type: 'mix', text: 'Cat' } as const;
const media = { ...picture, type: 'media', audioPath: file } as const;
const box = first('non_overlapping_classification');
const bins = first('matching_drag_drop');
const money = first('financial-fib');
const table = first('tabular_fib');
const code = first('crack_the_code');
const clue = first('clue_on');
const word = first('mystery_word');
const tooMany = ['game.cards_max'];
const urdu = { language: 'urdu' } as const;
const clueOn = { type: 'clue_on' } as const;
const gym = { type: 'jungle_gym_primary' } as const;
const feedback = { CorrectFeedback: 'Yes.', IncorrectFeedback: 'No.' };
const { container_1: left, container_2: right, ...noBins } = box;

type Case = readonly [what: string, errors: readonly string[], round: Round, place?: Place];

const named = (rows: readonly Case[]) =>
  rows.map(([what, errors, round, place]) => ({ what, errors, round, place }));

const cases: readonly Case[] = [
  ['G-037 8 pairs of words', [], withCards(first('matching'), 16)],
  ['G-039 G-044 4 pairs with a picture', [], withCards(first('matching'), 8, picture)],
  ['G-039 G-044 G-046 a fifth pair beside a picture', tooMany, withCards(first('matching'), 10, picture)],
  ['G-039 G-045 a fifth pair beside a picture with words', tooMany, withCards(first('matching'), 10, mix)],
  ['G-066 8 pairs to remember', [], withCards(first('matching_flip'), 16)],
  [
    'G-067 a fifth pair to remember beside a picture',
    tooMany,
    withCards(first('matching_flip'), 10, picture),
  ],
  ['G-074 8 steps', [], withCards(first('sorting'), 8)],
  ['G-074 9 steps', tooMany, withCards(first('sorting'), 9)],
  ['G-085 4 steps one below the other', [], withCards(first('sorting_vertical'), 4)],
  ['G-085 5 steps one below the other', tooMany, withCards(first('sorting_vertical'), 5)],
  ['G-099 G-100 G-312 12 cards to classify', [], withCards(box, 12)],
  ['G-100 G-312 13 cards to classify', tooMany, withCards(box, 13)],
  ['G-101 8 cards to classify with a picture', [], withCards(box, 8, picture)],
  ['G-101 9 cards to classify with a picture', tooMany, withCards(box, 9, picture)],
  ['G-145 5 options', [], withCards(first('mcq'), 5)],
  ['G-145 6 options', tooMany, withCards(first('mcq'), 6)],
  ['G-160 5 cards of order in English', [], withCards(first('order'), 5)],
  ['G-160 6 cards of order in English', tooMany, withCards(first('order'), 6)],
  ['G-161 8 cards of order in Urdu', [], withCards(first('order', 'urdu'), 8), urdu],
  ['G-161 9 cards of order in Urdu', tooMany, withCards(first('order', 'urdu'), 9), urdu],
  [
    'G-080 G-314 a step of words beyond what fits',
    [],
    withCards(first('sorting'), 4, { text: 'x'.repeat(300) }),
  ],

  ['G-023 G-512 no question at all', ['game.question_required'], { ...first('mcq'), question: ' ' }],
  [
    'G-023 a question that is a picture',
    [],
    { ...first('mcq'), question: '', qContent: { image: file, imageAlt: 'x', audio: '' } },
  ],
  [
    'G-023 a question that is heard',
    [],
    { ...first('mcq'), question: '', qContent: { image: '', imageAlt: '', audio: file } },
  ],
  [
    'G-518 a hint video without its address',
    ['game.hint_video_required'],
    { ...first('mcq'), preview_hint_video: true },
  ],
  [
    'G-518 a hint video',
    [],
    { ...first('mcq'), preview_hint_video: true, hint_video: 'https://example.org/v' },
  ],
  [
    'G-519 an introduction without words',
    ['game.challenge_required'],
    { ...first('mcq'), preview_challenge: true },
  ],
  ['G-519 an introduction', [], { ...first('mcq'), preview_challenge: true, challenge: 'Ready?' }],
  ['G-511 no right option', ['game.correct_required'], withCards(first('mcq'), 4, { isCorrect: false })],
  ['G-514 two equal options', ['game.card_duplicate'], withCards(first('mcq'), 4, { text: 'Card number 2' })],
  [
    'G-513 a picture and a sound that lack',
    ['game.image_required', 'game.audio_required'],
    withCards(first('matching'), 4, { type: 'media' }),
  ],

  ['G-327 a card that is a picture', [], withCards(first('sorting'), 4, picture)],
  ['G-328 a card of words', [], withCards(first('sorting'), 4, { type: 'text' })],
  ['G-329 a card of picture and words', [], withCards(first('sorting'), 4, mix)],
  ['G-330 G-052 picture and sound in matching', [], withCards(first('matching'), 4, media)],
  [
    'G-330 G-052 picture and sound to remember',
    ['game.kind_not_allowed'],
    withCards(first('matching_flip'), 4, media),
  ],
  ['G-330 picture and sound in sorting', ['game.kind_not_allowed'], withCards(first('sorting'), 4, media)],

  [
    'G-094 a bin without a name',
    ['game.bin_name_required'],
    { ...box, container_2: { ...right!, value: '' } },
  ],
  [
    'G-095 G-096 cards of a bin that is not there',
    Array(3).fill('game.card_bin_required'),
    { ...noBins, container_1: left },
  ],
  [
    'G-096 a third bin',
    ['game.bins_max', 'game.bin_empty'],
    { ...box, container_3: { ...right!, bin: 'bin-3', label: 'Bin-3', data: 'option||3' } },
  ],
  ['G-116 G-117 4 cards to drag', [], bins],
  [
    'G-118 a bin without its picture',
    ['game.image_required'],
    { ...bins, container_1: { ...bins.container_1!, imagePath: '' } },
  ],

  ['G-124 an answer in letters', ['game.answer_number'], { ...money, blank: 'ten' }],
  ['G-124 an answer of 12.5', [], { ...money, blank: '12.5' }],
  ['G-126 no unit', ['game.unit_required'], { ...money, unit: ' ' }],
  ['G-127 a unit of 7 letters', [], { ...money, unit: 'percent' }],
  ['G-127 a unit of 8 letters', ['game.unit_long'], { ...money, unit: 'percents' }],

  [
    'G-131 G-132 one column with a name',
    ['game.columns_min'],
    { ...table, columns: { ...table.columns, column1: '' } },
  ],
  [
    'G-135 no columns',
    ['game.columns_min', 'game.blank_required'],
    { ...table, columns: { column1: '', column2: '', column3: '', column4: '' } },
  ],
  [
    'G-131 four columns',
    [],
    { ...table, columns: { column1: 'a', column2: 'b', column3: 'c', column4: 'd' } },
  ],
  ['G-134 no rows', ['game.rows_required', 'game.blank_required'], { ...table, rows: [], blank: '' }],
  ['G-136 no blank', ['game.blank_required'], { ...table, blank: '' }],
  ['G-136 two blanks', ['game.blank_required'], { ...table, blank: '1:column1 2:column2' }],
  [
    'G-137 G-140 a table without its title',
    ['game.table_title_required'],
    { ...table, preHeader: { title: '', value: 'x' } },
  ],
  ['G-138 a table without its hint', ['game.hint_required'], { ...table, hint: '' }],
  ['G-139 a table without a heading', [], { ...table, preHeader: { title: 'x', value: '' } }],
  ['G-171 a key outside the alphabet', ['game.key_invalid'], { ...code, cipher_key: '99' }],
  [
    'G-172 a statement without letters',
    ['game.statement_letters'],
    { ...code, decrypted_statment: '1', encrypted_statment: '1' },
  ],

  ['G-188 2 clues', ['game.cards_min'], withCards(clue, 2), clueOn],
  ['G-188 3 clues', [], withCards(clue, 3), clueOn],
  ['G-188 16 clues', [], withCards(clue, 16), clueOn],
  ['G-190 one clue to a mystery word', ['game.cards_min'], withCards(word, 1), { type: 'mystery_word' }],
  ['G-190 two clues to a mystery word', [], withCards(word, 2), { type: 'mystery_word' }],
  ['G-189 two equal clues', ['game.clue_duplicate'], withCards(clue, 4, { text: ' Card number 2' }), clueOn],
  ['G-331 a clue of words and a sound', [], withCards(clue, 3, { type: 'audio', audioPath: file }), clueOn],
  ['G-332 a clue of words, picture and sound', [], withCards(clue, 3, { ...mix, audioPath: file }), clueOn],

  [
    'G-237 two options with one',
    ['game.cards_min'],
    { ...withCards(first('mcq_two_option'), 1), ...feedback },
    gym,
  ],
  ['G-237 two options', [], { ...first('mcq_two_option'), ...feedback }, gym],
  ['G-238 four options with three', ['game.cards_min'], { ...withCards(first('mcq'), 3), ...feedback }, gym],
  ['G-238 four options', [], { ...withCards(first('mcq'), 4), ...feedback }, gym],
  ['G-236 true or false', [], { ...first('true_false'), ...feedback }, gym],
  ['G-236 a matching', ['game.template_not_allowed'], { ...first('matching'), ...feedback }, gym],
  [
    'G-248 a sound',
    [],
    { ...first('mcq_two_option'), ...feedback, qContent: { image: '', imageAlt: '', audio: file } },
    gym,
  ],
];

test.each(named(cases))('$what is submitted, or not for $errors', async ({ errors, round, place }) => {
  expect(await submitted(round, place)).toEqual(errors);
});

const unkept: readonly Case[] = [
  ['G-037 G-317 a ninth pair', ['document.invalid'], withCards(first('matching'), 18)],
  ['G-066 a ninth pair to remember', ['document.invalid'], withCards(first('matching_flip'), 18)],
  ['G-188 17 clues', ['document.invalid'], withCards(clue, 17), clueOn],
  ['G-189 two equal clues', ['game.clue_duplicate'], withCards(clue, 4, { text: 'Card number 2' }), clueOn],
  ['G-240 one of two options', [], withCards(first('mcq_two_option'), 1), gym],
  ['G-240 two of two options', [], withCards(first('mcq_two_option'), 2), gym],
  ['G-240 G-242 a third of two options', tooMany, withCards(first('mcq_two_option'), 3), gym],
  ['G-241 one of four options', [], withCards(first('mcq'), 1), gym],
  ['G-241 four of four options', [], withCards(first('mcq'), 4), gym],
  ['G-241 a fifth of four options', tooMany, withCards(first('mcq'), 5), gym],
];

test.each(named(unkept))(
  '$what is kept while it is written, or not for $errors',
  async ({ errors, round, place }) => {
    expect(await kept(round, place)).toEqual(errors);
  },
);

test('G-133 G-239 a preview leaves out columns without a name, and has True before False whichever is right', async () => {
  const boardOf = async (round: Round, place: Place) => {
    const { container_id } = await draftOf(round, place);
    return (await app.as(author).ok(previewGame, { container_id })).rounds[0]?.board;
  };
  const columns = { ...table.columns, column3: '', column4: 'Season' };
  expect(await boardOf({ ...table, columns }, {})).toMatchObject({ columns: ['Month', 'Days', 'Season'] });
  for (const isTrue of [true, false]) {
    const cardsData = trueFalseCards('english', isTrue);
    const board = await boardOf({ ...first('true_false'), cardsData }, gym);
    const [correct] = cardsData;
    expect(correct?.isCorrect).toBe(true);
    expect(board).toMatchObject({ cards: [{ text: 'True' }, { text: 'False' }], right: [correct?.id] });
  }
});

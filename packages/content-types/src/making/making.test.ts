import { limits, type McqDoc, type Question, type QuestionDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { emptyFib } from '../question-kinds/fib/empty.ts';
import { addLanguage, questionIn, writeLanguage } from '../question-kinds/index.ts';
import { emptyMcq } from '../question-kinds/mcq/empty.ts';
import { withOptions } from '../question-kinds/mcq/options.ts';
import { roundFindings } from '../rounds/findings.ts';
import { hasCards, type Round } from '../rounds/round.ts';
import { bankGames } from '../rounds/worlds/bank-games.ts';
import {
  bankQuestions,
  crosswordWords,
  makeRounds,
  readList,
  readQuestions,
  roundKindsOf,
  type LeftOut,
  type RoundKind,
} from './index.ts';
import { inShares } from './in-shares.ts';

const making = {
  game: 'rumble_in_the_jumble',
  language: 'english',
  room: limits.game.max_rounds,
  templates: [
    'mcq_short',
    'mcq_medium',
    'mcq',
    'matching',
    'matching_flip',
    'non_overlapping_classification',
  ],
} as const;
const list = (...lines: string[]) => readList(lines.join('\n'), 'english');
const sky = [
  'RAIN\tfalls from clouds',
  'ICE = frozen water',
  'SUN: our star',
  'WIND - air that moves',
  'FOG\ta low cloud',
];

const told = (left: readonly LeftOut[]) => left.map(({ entry, fault }) => `${entry.number} ${fault.message}`);
const cardsOf = (round: Round | undefined) => (round && hasCards(round) ? round.cardsData : []);

const stored = {
  container_id: '',
  institution_id: 1,
  article_id: null,
  skill_id: '',
  subject: '',
  grade: '',
  mastery_topic: '',
  category: '',
  subcategory: '',
  skill: '',
  secondary_skill: '',
  is_language_reviewed: 0,
  is_accepted: 0,
  creator_institution_id: 1,
  modified_by: '',
  modified_on: '',
  question_order: 1,
  version: 1,
  content_id: 'q',
} as const;
/** A question whose first option is right, or those that are told. */
function choice(
  question: string,
  options: readonly string[],
  right = [0],
  more: Partial<McqDoc> = {},
): Question {
  const doc = withOptions(
    { ...emptyMcq('english'), question, feedback: '<p>So it is.</p>' },
    options.map((option, at) => ({ option, correct: right.includes(at) ? 'Y' : 'N' })),
  );
  return { ...stored, ...doc, ...more };
}

describe('a pasted list', () => {
  test('is read line by line, however its sides are parted, by the numbers that people see', () => {
    expect(
      list(...sky, '', ' ', 'HAIL\tice\tthird column').map(({ number, word, clue }) => [
        number,
        word?.text,
        clue.text,
      ]),
    ).toEqual([
      [1, 'RAIN', 'falls from clouds'],
      [2, 'ICE', 'frozen water'],
      [3, 'SUN', 'our star'],
      [4, 'WIND', 'air that moves'],
      [5, 'FOG', 'a low cloud'],
      [8, 'HAIL', 'ice'],
    ]);
  });

  test('tells of half a line, and of a word that is there twice in other letters', () => {
    const urdu = readList('پانی = دریا میں ہے\nپاني = سمندر میں\nكتاب = پڑھتے ہیں\nکِتاب = ورق\nبرف', 'urdu');
    const { made, left } = makeRounds('pairs', urdu, { ...making, language: 'urdu' });
    expect(told(left)).toEqual(['2 making.repeated', '4 making.repeated', '5 making.half']);
    expect(left[0]?.fault.values).toEqual({ other: 1 });
    expect(made).toHaveLength(1);
  });

  test('of 5,000 lines fills a game, and every line that found no room is told', () => {
    const long = readList(
      Array.from({ length: 5_000 }, (_, at) => `word${at} = meaning ${at}`).join('\n'),
      'english',
    );
    for (const [kind, used] of [
      ['pairs', 200],
      ['choice', 50],
    ] as const) {
      const { made, left } = makeRounds(kind, long, making);
      expect(made).toHaveLength(limits.game.max_rounds);
      expect(left).toHaveLength(5_000 - used);
      expect(new Set(left.map(({ fault }) => fault.message))).toEqual(new Set(['making.room']));
    }
  });
});

test.each<[RoundKind, number]>([
  ['pairs', 2],
  ['memory', 2],
  ['choice', 5],
])('a list becomes rounds of %s that can be submitted as they are', (kind, rounds) => {
  const { made, left } = makeRounds(kind, list(...sky), making);
  expect(left).toEqual([]);
  expect(made).toHaveLength(rounds);
  for (const round of made) expect(roundFindings(round, 'english', 'submit')).toEqual([]);
});

test('pairs are shared out evenly, so that no round has one pair alone', () => {
  expect(inShares([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(inShares([], 4)).toEqual([]);
  expect(told(makeRounds('pairs', list('A = b'), making).left)).toEqual(['1 making.alone']);
});

test('a word of a list is asked among other words of it, the same ones each time', () => {
  const [round] = makeRounds('choice', list(...sky), making).made;
  expect(round?.question).toBe('falls from clouds');
  expect(cardsOf(round).filter(({ isCorrect }) => isCorrect)).toMatchObject([{ text: 'RAIN' }]);
  expect(cardsOf(round)).toHaveLength(4);
  expect(makeRounds('choice', list(...sky), making).made[0]).toEqual(round);
});

test('where many words mean one of two things, they go into two boxes', () => {
  const lines = [
    'apple = fruit',
    'carrot = vegetable',
    'pear = Fruit',
    'leek = vegetable',
    'stone = mineral',
  ];
  const { made, left } = makeRounds('boxes', list(...lines), making);
  expect(told(left)).toEqual(['5 making.other_box']);
  expect(made).toMatchObject([{ container_1: { value: 'fruit' }, container_2: { value: 'vegetable' } }]);
  expect(roundFindings(made[0] as Round, 'english', 'submit')).toEqual([]);
  expect(makeRounds('boxes', list(...sky), making)).toMatchObject({ made: [], left: { length: 5 } });
});

describe('questions of a bank', () => {
  const questions = [
    choice('<p>Which is hot?</p>', ['<p>Sun</p>', '<p>Ice</p>', '<p>Fog</p>']),
    choice('<p>Which of six?</p>', ['A', 'B', 'C', 'D', 'E', 'F']),
    choice('<p>Which is right?</p>', ['None', 'Nobody'], []),
    choice('<p>Which two are wet?</p>', ['Rain', 'Sea', 'Sand'], [0, 1]),
    choice('<p>Solve</p>', ['<p><span data-latex="x^2">x</span></p>', '2', '3', '4']),
    choice('<p>Long</p>', ['w '.repeat(200), '2', '3', '4']),
    {
      ...stored,
      ...emptyFib('english'),
      question: '<p>Snow is <span class="FIB_____BLANK" data-blank="1"></span>.</p>',
      json_data: {
        ...emptyFib('english').json_data,
        blank_answers_json: [{ blankNo: 1, blanks: ['white'] }],
      },
    } as Question,
  ];
  const entries = readQuestions(questions, 'english');

  test('become rounds with their options and feedback; what does not fit says why', () => {
    const { made, left } = makeRounds('choice', entries, making);
    expect(made.map(({ template_type, question }) => `${template_type} ${question}`)).toEqual([
      'mcq_short Which is hot?',
      'mcq_short Which two are wet?',
      'mcq_short Snow is ____.',
    ]);
    expect(made[0]).toMatchObject({ CorrectFeedback: 'So it is.' });
    expect(told(left)).toEqual([
      '2 making.options_many',
      '3 making.answer_none',
      '5 game.formula',
      '6 game.text_long',
    ]);
    expect(left[0]?.fault.values).toEqual({ count: 6, max: 5 });
  });

  test('with one right answer become pairs', () => {
    const { made, left } = makeRounds('pairs', entries, making);
    expect(cardsOf(made[0]).map(({ text }) => text)).toEqual([
      'Sun',
      'Which is hot?',
      'A',
      'Which of six?',
      'white',
      'Snow is ____.',
    ]);
    expect(told(left)).toEqual([
      '3 making.answer_none',
      '4 making.answer_several',
      '5 game.formula',
      '6 making.text_long',
    ]);
  });

  test('G-227 are asked in games on bank rows as far as those take them', () => {
    const jungle = bankQuestions(bankGames.jungle_gym_classic, entries, questions);
    expect(jungle.made.map(({ question }) => question)).toEqual(['<p>Which is hot?</p>', '<p>Long</p>']);
    expect(told(jungle.left)).toContain('2 game.options_max');
    expect(told(jungle.left)).toContain('7 making.no_options');
    const turtle = bankQuestions(bankGames.timor_the_turtle, entries, questions);
    expect(told(turtle.left)).toContain('1 game.options_min');
  });

  test('are asked in the language of the game, where they have a whole version of it', () => {
    const original = choice('<p>What is hot?</p>', ['Fire', 'Ice']);
    const doc = addLanguage(original, 'urdu');
    const texts = { question: '<p>کیا گرم ہے؟</p>', option1: '<p>آگ</p>', option2: '<p>برف</p>' };
    const view = { ...questionIn(doc, 'urdu'), ...texts, feedback: '<p>جی ہاں۔</p>' };
    const half = writeLanguage(doc, { ...view, option2: '' } as McqDoc);
    const whole = writeLanguage(doc, view as McqDoc);
    const clueOf = (written: QuestionDoc) =>
      readQuestions([{ ...original, ...written }], 'urdu').map(({ clue }) => clue.text);
    expect([clueOf(whole), clueOf(half)]).toEqual([['کیا گرم ہے؟'], ['What is hot?']]);
  });

  test('texts that are still missing exclude no question', () => {
    const bare = [choice('<p>Q</p>', ['A', 'B', 'C', 'D'], [0], { feedback: '' })];
    expect(bankQuestions(bankGames.timor_the_turtle, readQuestions(bare, 'english'), bare).made).toHaveLength(
      1,
    );
  });
});

describe('a crossword', () => {
  test('takes the words that a grid can hold, and says what keeps the others out', () => {
    const { made, left } = crosswordWords(
      list(
        'RAIN = falls',
        'ICE CREAM = cold',
        'SNOW❄ = white',
        'H2O = water',
        'UNBELIEVABLE = not so',
        'rain = again',
        'NEIGE = la glace é',
        'SUN = star',
      ),
      'english',
    );
    expect(made.map(({ id, word, clue }) => `${id} ${word} ${clue}`)).toEqual(['1 RAIN falls', '2 SUN star']);
    expect(told(left)).toEqual([
      '2 crossword.word_space',
      '3 crossword.word_letter',
      '4 crossword.word_digit',
      '5 crossword.word_long',
      '6 making.repeated',
      '7 crossword.clue_english',
    ]);
  });

  test('in Urdu leaves out words with vowel signs or joiners, and takes eight words at most', () => {
    const { left } = crosswordWords(readList('گُل = پھول\nمی\u200Cشود = ہوتا ہے', 'urdu'), 'urdu');
    expect(told(left)).toEqual(['1 crossword.word_mark', '2 crossword.word_mark']);
    const words = ['ART', 'BAT', 'CAT', 'DOT', 'EAT', 'FAT', 'GET', 'HAT', 'INK'].map(
      (word) => `${word} = clue ${word}`,
    );
    const { made, left: over } = crosswordWords(list(...words), 'english');
    expect(made).toHaveLength(limits.crossword.max_words);
    expect(told(over)).toEqual(['9 crossword.words_max']);
  });
});

test('a game offers the kinds of rounds that it takes', () => {
  expect(roundKindsOf(making.templates)).toEqual(['choice', 'pairs', 'memory', 'boxes']);
  expect(roundKindsOf(['matching'])).toEqual(['pairs']);
  expect(roundKindsOf(['sorting'])).toEqual([]);
});

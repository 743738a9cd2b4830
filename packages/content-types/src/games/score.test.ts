import { languages, type Board, type GamePlay, type PlayCard, type RoundResponse } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { compareTyped } from '../kit/compare-typed.ts';
import { alphabets, decrypt, encrypt, readCipherKey, toGamePlay } from './index.ts';
import {
  cardName,
  pairsProgress,
  rightInBins,
  rightInSequence,
  rightLetters,
  scoreBoard,
  scoreGame,
} from './play-index.ts';
import { fixturesOf } from './testing/fixtures.ts';

const card = (id: number, text: string): PlayCard => ({
  id,
  type: 'text',
  text,
  image: '',
  alt: '',
  audio: '',
});
const cards = ['Cat', 'Meow', 'Dog', 'Bark'].map((text, at) => card(at + 1, text));
const pairs = {
  kind: 'pairs',
  is_flipped: false,
  cards,
  pairs: [
    [1, 2],
    [3, 4],
  ],
} satisfies Board;
const memory = { ...pairs, is_flipped: true };
const steps = { kind: 'sequence', layout: 'row', cards, order: [1, 2, 3, 4] } satisfies Board;
const bins = {
  kind: 'bins',
  bins: [
    { bin: 1, label: 'Animals', image: '' },
    { bin: 2, label: 'Sounds', image: '' },
  ],
  cards,
  places: [
    { card: 1, bin: 1 },
    { card: 2, bin: 2 },
    { card: 3, bin: 1 },
    { card: 4, bin: null },
  ],
} satisfies Board;
const choice = {
  kind: 'choice',
  is_multiple: true,
  cards,
  right: [1, 3],
  correct_feedback: '',
  incorrect_feedback: '',
} satisfies Board;
const money = { kind: 'number', unit: 'USD', answer: '1250.5' } satisfies Board;
const code = {
  kind: 'code',
  signs: [
    { coded: 'D', plain: 'A', is_letter: true },
    { coded: ' ', plain: ' ', is_letter: false },
    { coded: 'E', plain: 'B', is_letter: true },
  ],
  key: [],
  is_strict: false,
} satisfies Board;
const table = {
  kind: 'table',
  title: 'T',
  heading: '',
  columns: ['a', 'b'],
  rows: [['1', '']],
  blank: { row: 0, column: 1 },
  answer: 'Two',
  is_strict: false,
} satisfies Board;

const place = (...bin: (number | null)[]) => ({
  places: bin.map((each, at) => ({ card: at + 1, bin: each })),
});

const cases: readonly [string, Board, RoundResponse, number, boolean][] = [
  [
    'both pairs at once',
    pairs,
    {
      tries: [
        [1, 2],
        [4, 3],
      ],
    },
    1,
    true,
  ],
  [
    'one pair after a wrong try',
    pairs,
    {
      tries: [
        [1, 3],
        [1, 2],
        [3, 4],
      ],
    },
    0,
    false,
  ],
  [
    'a wrong try that spares the other pair',
    pairs,
    {
      tries: [
        [1, 2],
        [3, 1],
        [3, 4],
      ],
    },
    1,
    true,
  ],
  ['half of the board', pairs, { tries: [[1, 2]] }, 0.5, false],
  [
    'only wrong tries',
    pairs,
    {
      tries: [
        [1, 3],
        [2, 4],
      ],
    },
    0,
    false,
  ],
  [
    'the same card twice and cards that are not there',
    pairs,
    {
      tries: [
        [1, 1],
        [8, 9],
      ],
    },
    0,
    false,
  ],
  [
    'memory in as many turns as pairs',
    memory,
    {
      tries: [
        [1, 2],
        [3, 4],
      ],
    },
    1,
    true,
  ],
  [
    'memory in twice as many turns',
    memory,
    {
      tries: [
        [1, 3],
        [2, 4],
        [1, 2],
        [3, 4],
      ],
    },
    1,
    true,
  ],
  [
    'memory in four times as many',
    memory,
    { tries: [...Array.from({ length: 6 }, () => [1, 3] as [number, number]), [1, 2], [3, 4]] },
    0.5,
    true,
  ],
  ['memory left with half of it', memory, { tries: [[1, 2]] }, 0.5, false],
  ['the right order', steps, { order: [1, 2, 3, 4] }, 1, true],
  ['two of four in their place', steps, { order: [1, 2, 4, 3] }, 0.5, false],
  ['none in its place', steps, { order: [2, 1, 4, 3] }, 0, false],
  ['half an order', steps, { order: [1, 2] }, 0.5, false],
  ['all where they belong, one in the tray', bins, place(1, 2, 1, null), 1, true],
  ['one in the wrong bin', bins, place(2, 2, 1, null), 0.75, false],
  ['a card that belongs nowhere in a bin', bins, place(1, 2, 1, 1), 0.75, false],
  ['nothing placed', bins, place(null, null, null, null), 0, false],
  ['exactly the right options', choice, { chosen: [3, 1] }, 1, true],
  ['one of two right options', choice, { chosen: [1] }, 0, false],
  ['one option too many', choice, { chosen: [1, 2, 3] }, 0, false],
  ['the number', money, { text: '1250.5' }, 1, true],
  ['the number grouped, in other digits', money, { text: '۱٬۲۵۰٫۵' }, 1, true],
  ['the number with its unit', money, { text: '1,250.50 usd' }, 1, true],
  ['another number', money, { text: '1250' }, 0, false],
  ['no number', money, { text: 'many' }, 0, false],
  ['the cell in other case', table, { text: ' two ' }, 1, true],
  ['the cell in other case where that counts', { ...table, is_strict: true }, { text: 'two' }, 0, false],
  ['all letters', code, { letters: ['a', '', 'B'] }, 1, true],
  ['one of two letters', code, { letters: ['A', '', 'X'] }, 0.5, false],
  ['no letter', code, { letters: ['', ' ', ''] }, 0, false],
];

const proves = {
  pairs: 'G-061',
  sequence: 'G-072 G-083 G-086 G-159',
  bins: 'G-109',
  choice: 'G-155',
  number: 'G-129',
  table: 'G-142',
  code: 'G-174',
} as const satisfies Record<Board['kind'], string>;

test.each(cases.map(([what, ...rest]) => [`${proves[rest[0].kind]} ${what}`, ...rest] as const))(
  '%s',
  (_what, board, response, credit, isCorrect) => {
    expect(scoreBoard(board, response, 'english')).toMatchObject({ credit, isCorrect });
  },
);

test('every kind of board has cases that are right, wrong and without an answer', () => {
  for (const kind of Object.keys(proves)) {
    const own = cases.filter(([, board]) => board.kind === kind).map(([, , , credit]) => credit);
    expect([kind, own.includes(1), own.includes(0)]).toEqual([kind, true, true]);
  }
});

test('a response in words', () => {
  const text = (board: Board, response: RoundResponse) => scoreBoard(board, response, 'english').text;
  expect(
    text(pairs, {
      tries: [
        [1, 2],
        [3, 4],
      ],
    }),
  ).toBe('Cat - Meow; Dog - Bark');
  expect(text(bins, place(1, 2, 1, null))).toBe('Animals: Cat, Dog; Sounds: Meow');
  expect(text(money, { text: '5' })).toBe('5 USD');
  expect(text(code, { letters: ['a'] })).toBe('a _');
});

test('what a board tells while it is played', () => {
  expect(cardName({ text: ' ', alt: 'a red kite' })).toBe('a red kite');
  expect(
    pairsProgress(pairs, [
      [1, 3],
      [2, 1],
    ]),
  ).toEqual({ found: [[2, 1]], clean: 0, turns: 2 });
  expect(rightInSequence(steps, [1, 3, 2, 4])).toEqual([1, 4]);
  expect(rightInBins(bins, new Map([[1, 1]]))).toEqual([1, 4]);
  expect(rightLetters(code, ['b', '', 'b'], 'english')).toEqual([false, true, true]);
});

describe('crack the code', () => {
  test.each(languages)(
    'a letter of %s is right as it is compared anywhere, and the second time as well',
    (language) => {
      const letters = alphabets[language];
      const board = {
        ...code,
        signs: letters.map((plain) => ({ coded: plain, plain, is_letter: true })),
      };
      const typed = [...letters.slice(1), letters[0]].map((letter) => letter?.toLowerCase() ?? '');
      const small = letters.map((letter) => ` ${letter.toLowerCase()}`);
      for (const is_strict of [false, true])
        for (const given of [typed, small, typed, small, [...small, 'x'.repeat(50_000)]])
          expect(rightLetters({ ...board, is_strict }, given, language)).toEqual(
            letters.map((letter, at) =>
              compareTyped(letter, given[at] ?? '', { language, strict: is_strict }),
            ),
          );
    },
  );

  test.each([
    ['english', '3', 'Zebra!', 'CHEUD!'],
    ['urdu', '1', 'ہاں', 'ھبو'],
    ['dari', '۱', 'آب', 'اپ'],
  ] as const)('in %s a shift of %s turns %s into %s and back', (language, key, plain, coded) => {
    const cipher = readCipherKey(key, language)!;
    expect(encrypt(plain, cipher)).toBe(coded);
    expect(decrypt(coded, cipher)).toBe(plain.toUpperCase());
  });

  test('G-171 a key is a shift within the alphabet or the alphabet in another order', () => {
    const mirrored = 'zyxwvutsrqponmlkjihgfedcba';
    expect(encrypt('abc', readCipherKey(mirrored, 'english')!)).toBe('ZYX');
    for (const wrong of [
      '0',
      '26',
      '1.5',
      '',
      'ABC',
      'abcdefghijklmnopqrstuvwxyz',
      mirrored.replace('z', 'y'),
    ])
      expect(readCipherKey(wrong, 'english')).toBeNull();
  });
});

describe('the result of a game', () => {
  const content_id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
  const doc = fixturesOf('matching').english;
  const other = fixturesOf('sorting').english.questionData[0]!;
  const head = {
    AssessmentId: content_id,
    content_type: 'rumble_in_the_jumble',
    title: 'Mixed',
    language: 'english',
    grade: '3',
    subject: 'Science',
    SkillId: content_id,
  } as const;
  const play: GamePlay = toGamePlay(
    head,
    { ...doc, questionData: [...doc.questionData, { ...other, questionId: 2 }] },
    'seed',
  );
  const played = (QuestionId: string, response: RoundResponse, TimespentInSeconds = 10) => ({
    QuestionId,
    response,
    TimespentInSeconds,
  });

  test('G-503 G-504 G-505 counts rounds, credit and time, and keeps every response', () => {
    const half = { order: [1, 2, 4, 3] };
    const result = scoreGame(play, {
      rounds: [
        played('1', {
          tries: [
            [1, 2],
            [3, 4],
            [5, 6],
            [7, 8],
          ],
        }),
        played('2', half),
      ],
      seconds: 25,
    });
    expect(result).toMatchObject({
      AssessmentId: content_id,
      TotalQuestions: 2,
      CorrectQuestions: 1,
      GameScore: 75,
      CompletionPercentage: 100,
      TimeSpentInSeconds: 25,
    });
    expect(result.QuestionsData[1]).toEqual({
      QuestionNo: 2,
      Order: 2,
      QuestionId: '2',
      SkillId: content_id,
      TimespentInSeconds: 10,
      IsCorrect: false,
      status: 'i',
      credit: 0.5,
      UserResponse: expect.stringContaining('A seed lies in the soil.; A root'),
      UserAResponse: JSON.stringify(half),
    });
  });

  test('G-503 nothing played is nothing scored, and rounds of another game count for nothing', () => {
    const nothing = { TotalQuestions: 2, CorrectQuestions: 0, GameScore: 0, CompletionPercentage: 0 };
    expect(scoreGame(play, { rounds: [], seconds: 0 })).toMatchObject(nothing);
    const foreign = { rounds: [played('9', { order: [1, 2, 3, 4] })], seconds: 3 };
    expect(scoreGame(play, foreign)).toMatchObject(nothing);
  });
});

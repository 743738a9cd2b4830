import { languages, type ClueBoard, type WordBoard } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  addCards,
  cardChars,
  cardImage,
  cardKinds,
  deleteCards,
  gameFindings,
  gameModels,
  games,
  mapMedia,
  roundFindings,
  toGamePlay,
  type ClueRound,
} from '../../index.ts';
import { choicesIn, hasChoice, offered, scoreGame, solvedResponse } from '../../play/play-index.ts';
import { readTexts } from '../../play/read-texts.ts';
import { fixturesOf } from '../../testing/fixtures.ts';
import { testScores } from '../../testing/boards.ts';

const doc = fixturesOf('clue_on').english;
const round = doc.questionData[0] as ClueRound;
const word = fixturesOf('mystery_word').english.questionData[0] as ClueRound;
const card = round.cardsData[0]!;
const picture = '/files/00000000-0000-4000-8000-000000000001';
const sound = '/files/00000000-0000-4000-8000-000000000002';
const clues = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...card, id: at + 1, text: `Clue number ${at}` }));
const found = (one: ClueRound, stage: 'save' | 'submit' = 'submit') =>
  roundFindings(one, 'english', stage).map(({ message, path }) => `${message} ${path.join('.')}`);

describe('what authors write', () => {
  test('G-186 G-187 G-188 G-342 G-343 clues are called Clue 1, Clue 2, and counted anew when one is deleted', () => {
    const four = addCards({ ...round, cardsData: clues(3) });
    expect(four.cardsData.map(({ header }) => header)).toEqual(['Clue 1', 'Clue 2', 'Clue 3', 'Clue 4']);
    const three = deleteCards(four, 2);
    expect(three.cardsData.map(({ id, header }) => [id, header])).toEqual([
      [1, 'Clue 1'],
      [3, 'Clue 2'],
      [4, 'Clue 3'],
    ]);
  });

  test('G-188 G-190 G-197 G-201 Clue-On takes 3 to 16 clues, and Mystery Word 2 to 16', () => {
    const told = (one: ClueRound, count: number) => found({ ...one, cardsData: clues(count) });
    expect([2, 3, 16, 17].map((count) => told(round, count))).toEqual([
      ['game.cards_min cardsData'],
      [],
      [],
      ['game.cards_max cardsData'],
    ]);
    expect([1, 2].map((count) => told(word, count))).toEqual([['game.cards_min cardsData'], []]);
  });

  test('G-189 two clues that say the same are refused while saving already', () => {
    const [one, two, ...rest] = round.cardsData;
    const twice = { ...round, cardsData: [one!, { ...two!, text: ` ${one!.text} ` }, ...rest] };
    expect(found(twice, 'save')).toEqual(['game.clue_duplicate cardsData.1.text']);
  });

  test('an answer is needed; in a draft it only warns', () => {
    const blank = { ...round, Answer: '  ' };
    expect(found(blank)).toEqual(['game.answer_required Answer']);
    const [only] = gameFindings(games.clue_on, { ...doc, questionData: [blank] }, 'save');
    expect(only).toMatchObject({ severity: 'warning', message: 'game.answer_required' });
    expect(found({ ...round, question: '' })).toEqual([]);
  });

  test.each([
    ['A', 'game.answer_letters Answer'],
    ['a'.repeat(21), 'game.answer_letters Answer'],
    ['Moon 7', 'game.answer_sign Answer'],
    ['چاند', 'game.answer_sign Answer'],
    ['🌕 moon', 'game.answer_sign Answer'],
  ])('D-40 %s is no mystery word', (Answer, message) => {
    expect(found({ ...word, Answer })).toEqual([message]);
  });

  test('a mystery word may have spaces, hyphens and vowel signs', () => {
    for (const [Answer, language] of [
      ['merry-go round', 'english'],
      ['کِتاب خانہ', 'urdu'],
      ['کتاب‌خانه', 'dari'],
    ] as const)
      expect(roundFindings({ ...word, language, Answer }, language, 'submit')).toEqual([]);
  });

  test.each(languages)('G-191 G-192 G-193 G-194 G-195 what a clue in %s has room for', (language) => {
    const room = (type: 'text' | 'image' | 'mix' | 'audio') => [
      cardChars('clue_on', language, type, 3)?.to,
      type === 'text' ? undefined : cardImage('clue_on', language, type),
    ];
    expect(room('text')).toEqual([128, undefined]);
    expect(room('image')).toEqual([undefined, { width: 180, height: 175 }]);
    // With a sound beside it, too.
    expect(room('mix')).toEqual([32, { width: 160, height: 125 }]);
    expect(room('audio')[0]).toBe(128);
  });

  test('G-331 a clue may be heard beside its words', () => {
    expect(cardKinds.clue_on).toEqual(['text', 'image', 'mix', 'audio']);
    const spoken = { ...card, type: 'audio' as const, audioPath: sound };
    const one = { ...doc, questionData: [{ ...round, cardsData: [spoken, ...round.cardsData.slice(1)] }] };
    const [first] = toGamePlay(head, one, 's').rounds;
    expect((first?.board as ClueBoard).clues[0]).toMatchObject({ text: card.text, audio: sound });
  });

  test('G-332 words with a picture may be heard as well', () => {
    expect(cardKinds.clue_on).toEqual(['text', 'image', 'mix', 'audio']);
    const heard = {
      ...card,
      type: 'mix' as const,
      imagePath: picture,
      imageAlt: 'x',
      audioPath: sound,
    };
    const one = { ...doc, questionData: [{ ...round, cardsData: [heard, ...round.cardsData.slice(1)] }] };
    const [first] = toGamePlay(head, one, 's').rounds;
    expect((first?.board as ClueBoard).clues[0]).toMatchObject({
      text: card.text,
      image: picture,
      audio: sound,
    });
    expect(gameModels.clue_on.open(mapMedia(one, (address) => address && `${address}?signed`))).toMatchObject(
      {
        dataBank: [{ ClueImage: `${picture}?signed`, ClueAudio: `${sound}?signed` }, {}, {}, {}],
      },
    );
  });

  test('G-185 G-200 G-595 dataBank holds every clue with the names that others read, whatever was sent', () => {
    const opened = gameModels.clue_on.open({ ...doc, dataBank: [] });
    expect(opened.dataBank).toHaveLength(4);
    expect(opened.dataBank?.[0]).toEqual({
      Grade: 'Class 3',
      Topic: 'Animals',
      Answer: 'Camel',
      ClueImage: '',
      ClueAudio: '',
      ClueText: round.cardsData[0]?.text,
      questionId: 1,
    });
    expect(gameModels.matching.open(fixturesOf('matching').english)).not.toHaveProperty('dataBank');
  });

  test('search reads the clues that lie open, and never the answer', () => {
    const read = readTexts({ ...doc, questionData: [round, word] }).join('\n');
    expect(read).toContain(round.cardsData[2]?.text);
    expect(read).not.toContain(round.cardsData[3]?.text);
    expect(read).not.toContain(word.cardsData[1]?.text);
    expect(read).not.toContain('Camel');
  });
});

const head = {
  AssessmentId: '',
  content_type: 'clue_on',
  title: '',
  language: 'english',
  grade: '',
  subject: '',
  SkillId: '',
} as const;
const board = toGamePlay(head, doc, 's').rounds[0]?.board as ClueBoard;
const blanks = toGamePlay(head, fixturesOf('mystery_word').english, 's').rounds[0]?.board as WordBoard;

describe('what answers are worth', () => {
  testScores('G-181 G-183 G-184 G-196 G-198', [
    ['at once', board, { answers: [' CAMEL '], shown: 3 }, 1, true],
    ['without its article', { ...board, answer: 'The Camel' }, { answers: ['camel'], shown: 3 }, 1, true],
    ['with an article', board, { answers: ['a camel'], shown: 3 }, 1, true],
    ['on another keyboard', { ...board, answer: 'کیلا' }, { answers: ['كِيلا'], shown: 3 }, 1, true],
    ['after a clue more', board, { answers: ['camel'], shown: 4 }, 0.9, true],
    ['at the third answer', board, { answers: ['cow', 'goat', 'camel'], shown: 3 }, 1, true],
    ['at the fourth answer', board, { answers: ['cow', 'goat', 'sheep', 'camel'], shown: 3 }, 0, false],
    ['not at all', board, { answers: ['cow'], shown: 3 }, 0, false],
    ['with more clues than there are', board, { answers: ['camel'], shown: 16 }, 0.9, true],
  ]);

  testScores('D-40', [
    ['all letters', blanks, { guesses: 'FULMON'.split(''), shown: 1 }, 1, true],
    ['small letters, one wrong', blanks, { guesses: 'fulxmon'.split(''), shown: 3 }, 0.9, true],
    ['the same wrong letter twice', blanks, { guesses: 'xxfulmon'.split(''), shown: 1 }, 0.9, true],
    ['six wrong letters', blanks, { guesses: 'abcdexfulmon'.split(''), shown: 1 }, 0, false],
    ['some of it', blanks, { guesses: ['F'], shown: 1 }, 0, false],
  ]);

  test('a hard case is worth a point at least', () => {
    const many = { ...board, clues: Array.from({ length: 16 }, (_, id) => ({ ...board.clues[0]!, id })) };
    const { rounds, ...rest } = toGamePlay(head, doc, 's');
    const play = { ...rest, rounds: [{ ...rounds[0]!, board: many }] };
    const state = {
      rounds: [{ QuestionId: '1', response: { answers: ['camel'], shown: 16 }, TimespentInSeconds: 1 }],
      seconds: 1,
    };
    expect(scoreGame(play, state).GameScore).toBe(10);
  });

  test.each(languages)('a word of %s is found with the letters of its own keyboard', (language) => {
    const own = toGamePlay({ ...head, language }, fixturesOf('mystery_word')[language], 's').rounds[0]!;
    expect(solvedResponse(own.board)).not.toEqual({ guesses: [], shown: 1 });
  });
});

describe('G-177 G-178 G-179 G-180 the choice of a class and a topic', () => {
  const rounds = [
    ['3', 'Animals'],
    ['3', 'Plants'],
    ['4', 'Stars'],
    ['3', 'Plants'],
  ].map(([Grade = '', Topic = ''], at) => ({ ...round, questionId: at + 1, Grade, Topic }));
  const play = toGamePlay(head, { ...doc, questionData: rounds }, 's');
  const partOf = (grade: string, topic: string) => offered(play, { grade, topic });

  test('is what the rounds are for, in their order', () => {
    expect(choicesIn(play.rounds)).toEqual([
      {
        grade: '3',
        topics: [
          { topic: 'Animals', rounds: 1 },
          { topic: 'Plants', rounds: 2 },
        ],
      },
      { grade: '4', topics: [{ topic: 'Stars', rounds: 1 }] },
    ]);
  });

  test('is left out where there is one of each', () => {
    expect(hasChoice(choicesIn(play.rounds))).toBe(true);
    expect(hasChoice(choicesIn(partOf('3', 'Animals').rounds))).toBe(false);
    expect(hasChoice(choicesIn(play.rounds.slice(0, 2)))).toBe(true);
  });

  test('leaves the rounds of the topic, counted anew, and all when it is unknown', () => {
    expect(partOf('3', 'Plants').rounds.map((each) => [each.QuestionId, each.Number, each.Order])).toEqual([
      ['2', 1, 2],
      ['4', 2, 4],
    ]);
    expect(partOf('4', 'Plants')).toBe(play);
  });

  test('counts for the result: what was not chosen was not asked', () => {
    const response = { answers: ['camel'], shown: 3 };
    const state = { rounds: [{ QuestionId: '3', response, TimespentInSeconds: 4 }], seconds: 4 };
    expect(scoreGame(play, { ...state, picked: { grade: '4', topic: 'Stars' } })).toMatchObject({
      TotalQuestions: 1,
      GameScore: 100,
      CompletionPercentage: 100,
      QuestionsData: [{ QuestionNo: 1, Order: 3 }],
    });
    expect(scoreGame(play, state)).toMatchObject({ TotalQuestions: 4, GameScore: 25 });
  });
});

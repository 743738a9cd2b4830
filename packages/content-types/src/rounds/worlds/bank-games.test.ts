import type { McqDoc, YesNo } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { emptyMcq } from '../../question-kinds/mcq/empty.ts';
import type { PublishedQuestion } from '../../question-kinds/published.ts';
import { keptGame } from '../kept/kept.ts';
import { toGamePlay } from '../play/play.ts';
import { hasCards } from '../round.ts';
import { scoreBoard, solvedResponse } from '../play/play-index.ts';
import { bankGameFindings, bankGames, bankGameOf, cardChars, gameOfBank, templateLimits } from '../index.ts';

const file = '/files/00000000-0000-4000-8000-000000000001';
const id = '00000000-0000-4000-8000-000000000009';

function question(options: readonly string[], right: readonly number[] = [0]): McqDoc {
  const mark = (at: number): YesNo => (right.includes(at) ? 'Y' : 'N');
  const [option1 = '', option2 = '', option3 = '', option4 = '', ...more] = options;
  const empty = emptyMcq('english');
  return {
    ...empty,
    question: '<p>Which is a planet?</p>',
    option1,
    option2,
    option3,
    option4,
    correct1: mark(0),
    correct2: mark(1),
    correct3: mark(2),
    correct4: mark(3),
    feedback: '<p>Mars is.</p>',
    json_data: {
      ...empty.json_data,
      incorrect_feedback: '<p>Look up.</p>',
      more_options: more.map((option, at) => ({ option, correct: mark(at + 4) })),
    },
  };
}
const four = ['Mars', 'Sun', 'Moon', 'Comet'];
const { timor_the_turtle: timor, jungle_gym_classic: classic } = bankGames;
const found = (game: typeof timor | typeof classic, doc: McqDoc) =>
  bankGameFindings(game, doc).map(
    ({ severity, message, path }) => `${severity} ${message} ${path.join('.')}`,
  );

describe('Timor the Turtle', () => {
  test('G-227 a question has four options: three or five are refused, at the option to mend', () => {
    expect(found(timor, question(four))).toEqual([]);
    expect(found(timor, question(four.slice(0, 3)))).toEqual(['error game.options_min option4']);
    expect(found(timor, question([...four, 'Star']))).toEqual([
      'error game.options_max json_data.more_options.0.option',
    ]);
  });

  test('G-228 exactly one option is right', () => {
    expect(found(timor, question(four, [0, 2]))).toEqual(['error game.correct_single correct']);
  });

  test('G-229 a question has feedback', () => {
    const silent = { ...question(four), feedback: '<p> </p>' };
    expect(found(timor, silent)).toEqual(['error game.feedback_required feedback']);
  });

  test('G-230 G-231 G-232 G-233 question 220, options 80 or 90, pictures 220x150, with text 25 or 65 at 200x70', () => {
    for (const [row, text, mix] of [
      ['mcq_short', 80, 25],
      ['mcq_medium', 90, 65],
    ] as const) {
      const { stem, cards } = templateLimits[row];
      expect(stem?.chars).toEqual({ to: 220 });
      expect(cards?.text[0]?.chars.english).toEqual({ to: text });
      expect(cards?.image?.english).toEqual({ width: 220, height: 150 });
      expect(cards?.mix?.chars.english).toEqual({ to: mix });
      expect(cards?.mix?.image.english).toEqual({ width: 200, height: 70 });
    }
    const long = { ...question(four), question: `<p>${'a'.repeat(221)}</p>` };
    expect(found(timor, long)).toEqual(['warning game.text_long question']);
  });

  test('a formula, which this game cannot show, is refused', () => {
    const formula = question(['<span data-latex="x^2">x</span>', ...four.slice(1)]);
    expect(found(timor, formula)).toEqual(['error game.formula option1']);
  });
});

test('G-264 G-265 Jungle Gym classic takes two to four options, one of them right', () => {
  for (const count of [2, 3, 4]) expect(found(classic, question(four.slice(0, count)))).toEqual([]);
  expect(found(classic, question(['Mars']))).toEqual(['error game.options_min option2']);
  expect(found(classic, question([...four, 'Star']))).toEqual([
    'error game.options_max json_data.more_options.0.option',
  ]);
});

test('G-260 G-262 Jungle Gym classic warns of a question beyond 220 characters and of an option beyond 90', () => {
  const fits = { ...question(['a'.repeat(90), 'Sun']), question: `<p>${'a'.repeat(220)}</p>` };
  expect(found(classic, fits)).toEqual([]);
  const long = { ...question(['a'.repeat(91), 'Sun']), question: `<p>${'a'.repeat(221)}</p>` };
  expect(found(classic, long)).toEqual(['warning game.text_long question', 'warning game.text_long option1']);
});

describe('the game that is made of a bank', () => {
  const published = (html: string, options: readonly string[]): PublishedQuestion => ({
    content_type: 'mcq',
    content_id: id,
    skill_id: id,
    article_id: null,
    question: html,
    feedback: '<p>Mars is.</p>',
    incorrect_feedback: '',
    subject: 'Science',
    metadata1: '',
    metadata2: '',
    order: 1,
    options: options.map((option, at) => ({ OptionId: `o${at + 1}`, html: option, correct: at === 0 })),
  });
  const questions = [
    published(`<p>Which is a <b>planet</b>? <img src="${file}?sig=1" alt="the sky"></p>`, four),
    published('<p>Why?</p>', [`<p>${'long '.repeat(18)}</p>`, `<p><img src="${file}" alt="a moon"></p>`]),
  ];
  const game = gameOfBank(timor, { title: 'Sky', language: 'english', questions });

  test('G-225 G-234 G-235 has a round for each question, short or long by its options, with its pictures and feedback', () => {
    const kept = keptGame.openKept({ ...game, skill_id: id });
    expect(kept.questionData).toMatchObject([
      {
        template_type: 'mcq_short',
        question: 'Which is a planet?',
        qContent: { image: file, imageAlt: 'the sky' },
        CorrectFeedback: 'Mars is.',
        IncorrectFeedback: 'Mars is.',
        content_id: id,
      },
      { template_type: 'mcq_medium', cardsData: [{ type: 'text' }, { type: 'image', imageAlt: 'a moon' }] },
    ]);
  });

  test('G-261 G-262 G-263 options of Jungle Gym classic are short up to 80 characters, 25 beside a picture', () => {
    const laid = (option: string): unknown[] => {
      const asked = [published('<p>Why?</p>', [option, 'Sun'])];
      const made = gameOfBank(classic, { title: 'Sky', language: 'english', questions: asked });
      const [round] = made.questionData;
      if (!round || !hasCards(round)) return [];
      const [card] = round.cardsData;
      return [round.template_type, card && cardChars(round.template_type, 'english', card.type, 2)?.to];
    };
    expect(laid('a'.repeat(80))).toEqual(['mcq_short', 80]);
    expect(laid('a'.repeat(81))).toEqual(['mcq_medium', 90]);
    expect(laid(`Sea <img src="${file}" alt="">`)).toEqual(['mcq_short', 25]);
    expect(laid(`${'a'.repeat(81)} <img src="${file}" alt="">`)).toEqual(['mcq_medium', 65]);
  });

  test('G-226 is played in its own scene, and worth what its options are', () => {
    const head = { AssessmentId: id, title: 'Sky', language: 'english', grade: '', subject: '', SkillId: id };
    const play = toGamePlay({ ...head, language: 'english', content_type: 'timor_the_turtle' }, game, 's');
    expect(play.scene).toBe('stones');
    for (const { board } of play.rounds)
      expect(scoreBoard(board, solvedResponse(board), 'english').isCorrect).toBe(true);
    expect(bankGameOf('jungle_gym_classic')?.scene).toBe('bars');
    expect(bankGameOf('mcq')).toBeUndefined();
  });
});

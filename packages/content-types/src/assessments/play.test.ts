import { Play, type Question } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { playableBank } from './bank.ts';
import { poolOf } from '../question-kinds/pool.ts';
import { answerKeyOf, inOrderOf } from '../question-kinds/published-questions.ts';
import { redact, toPlay } from './play.ts';
import { emptyMcq } from '../question-kinds/mcq/empty.ts';
import { publishedFromQuestion } from '../question-kinds/play.ts';
import { PublishedQuestion } from '../question-kinds/published.ts';
import { makeAssessment, makeQuestion, makeSkill, questionId, skillId } from './testing/make.ts';

const head = {
  AssessmentId: questionId(999),
  title: 'Test',
  language: 'english',
  grade: '4',
  subject: 'Science',
} as const;
const doc = makeAssessment([makeSkill(1, 3, { weightage: 100 })], { timer: 600 });
const drawn = [makeQuestion(2), makeQuestion(1)];

const optionIds = (play: Play, at = 0): string[] =>
  play.questions[at]!.ListOptions.map((option) => option.OptionId);

test('C-431 C-432 C-433 C-434 C-435 C-436 a launched question carries the fields of the specification', () => {
  const play = toPlay(head, doc, drawn, 'seed');
  expect(Play.parse(play)).toEqual(play);
  expect(play.questions[0]).toEqual({
    QuestionId: questionId(2),
    Number: 1,
    content_type: 'mcq',
    isFIB: false,
    SkillID: skillId(1),
    QuestionText: '<p>Question 2</p>',
    CorrectFeedback: '<p>Yes</p>',
    IncorrectFeedback: '<p>No</p>',
    ArticleId: null,
    ListOptions: [1, 2, 3, 4].map((option) => ({
      OptionId: `o${option}`,
      OptionText: `<p>Option ${option}</p>`,
      SortOrder: option,
      IsCorrect: option === 1,
    })),
    BlankOptions: [],
    IsMultiple: false,
    Order: 2,
    subject: 'Science',
    weightage: 100,
  });
});

describe('C-560 option order', () => {
  test('is shuffled when option randomization is on, differently by question and seed', () => {
    const shuffling = { ...doc, is_option_randomization: 1 } as const;
    const many = Array.from({ length: 20 }, (_, at) => makeQuestion(at + 1));
    const play = toPlay(head, shuffling, many, 'seed');
    const orders = many.map((_, at) => optionIds(play, at).join());
    expect(new Set(orders).size).toBeGreaterThan(8);
    expect(play.questions.map((question) => question.ListOptions.map((option) => option.SortOrder))).toEqual(
      many.map(() => [1, 2, 3, 4]),
    );
    expect(toPlay(head, shuffling, many, 'seed')).toEqual(play);
    expect(toPlay(head, shuffling, many, 'other')).not.toEqual(play);
  });

  test('stays when option randomization is off', () => {
    expect(optionIds(toPlay(head, doc, drawn, 'seed'))).toEqual(['o1', 'o2', 'o3', 'o4']);
  });
});

describe('C-342 with hidden feedback', () => {
  test('the learner’s copy holds neither key nor feedback', () => {
    const play = toPlay(head, { ...doc, is_feedback_hidden: 1 }, drawn, 'seed');
    expect(Play.parse(play)).toEqual(play);
    expect(JSON.stringify(play)).not.toMatch(/IsCorrect|CorrectFeedback|Yes|No</);
  });

  test('redacting keeps everything else', () => {
    const play = toPlay(head, doc, drawn, 'seed');
    const { CorrectFeedback: _right, IncorrectFeedback: _wrong, ListOptions, ...rest } = play.questions[0]!;
    expect(redact(play).questions[0]).toEqual({
      ...rest,
      ListOptions: ListOptions.map(({ IsCorrect: _key, ...option }) => option),
    });
  });

  test('whether several options are right is still told, so that the player offers checkboxes', () => {
    const options = makeQuestion(1).options.map((option) => ({
      ...option,
      correct: option.OptionId !== 'o4',
    }));
    const play = toPlay(
      head,
      { ...doc, is_feedback_hidden: 1 },
      [makeQuestion(1, { options }), makeQuestion(2)],
      'seed',
    );
    expect(play.questions.map((question) => question.IsMultiple)).toEqual([true, false]);
  });
});

const stored: Question = {
  ...emptyMcq('dari'),
  question: '<p>?</p>',
  option1: '<p>a</p>',
  option2: '<p>b</p>',
  option3: '<p> </p>',
  option4: '<img src="/files/1">',
  correct3: 'Y',
  correct4: 'Y',
  feedback: '<p>f</p>',
  metadata2: 'm2',
  json_data: {
    schema_version: 1,
    incorrect_feedback: '<p>i</p>',
    more_options: [{ option: '<p>e</p>', correct: 'N' }],
  },
  content_id: questionId(7),
  container_id: questionId(8),
  institution_id: 1,
  article_id: null,
  skill_id: skillId(1),
  content_type: 'mcq',
  subject: 'Science',
  grade: '4',
  mastery_topic: '',
  category: '',
  subcategory: '',
  skill: '',
  secondary_skill: '',
  is_language_reviewed: 0,
  is_accepted: 0,
  creator_institution_id: 1,
  modified_by: 'Amina',
  modified_on: '2025-01-01T00:00:00Z',
  question_order: 3,
  version: 1,
};

test('publishing leaves empty options out and keeps the ids of the others', () => {
  const published = publishedFromQuestion(stored);
  expect(PublishedQuestion.parse(published)).toEqual(published);
  expect('options' in published && published.options).toEqual([
    { OptionId: 'o1', html: '<p>a</p>', correct: false },
    { OptionId: 'o2', html: '<p>b</p>', correct: false },
    { OptionId: 'o4', html: '<img src="/files/1">', correct: true },
    { OptionId: 'o5', html: '<p>e</p>', correct: false },
  ]);
  expect(answerKeyOf([published])).toEqual([{ QuestionId: questionId(7), OptionIds: ['o4'] }]);
  expect(poolOf([published])).toEqual([
    {
      question_id: questionId(7),
      skill_id: skillId(1),
      article_id: null,
      metadata1: '',
      metadata2: 'm2',
      order: 3,
    },
  ]);
});

test('questions are put in the order of the draw', () => {
  expect(
    inOrderOf([questionId(2), questionId(5), questionId(1)], [makeQuestion(1), makeQuestion(2)]).map(
      (question) => question.order,
    ),
  ).toEqual([2, 1]);
});

describe('a question bank that is played', () => {
  const rows = [3, 1, 2].map((order) => ({
    question_id: questionId(order),
    skill_id: skillId(order % 2),
    subject: 'Science',
    order,
  }));

  test('shows all its questions in their order, across skills, without timer and with feedback', () => {
    const bank = playableBank(rows)!;
    expect(bank.question_ids).toEqual([1, 2, 3].map(questionId));
    expect(bank.doc).toMatchObject({
      timer: 0,
      is_feedback_hidden: 0,
      show_questions: 3,
      total_questions: 3,
      subjects: ['Science'],
    });
    expect(bank.doc.skills.map((skill) => skill.show_questions)).toEqual([2, 1]);
  });

  test('is played with as many as an attempt can hold', () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({
      question_id: questionId(at),
      skill_id: skillId(1),
      subject: '',
      order: at,
    }));
    expect(playableBank(many)!.question_ids).toHaveLength(1000);
  });

  test('cannot be played without questions', () => {
    expect(playableBank([])).toBeNull();
  });
});

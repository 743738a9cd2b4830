import { Result, type Answer, type AttemptState } from '@takhti/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerKeyOf } from '../question-kinds/published-questions.ts';
import { redact, toPlay } from './play.ts';
import type { PublishedQuestion } from '../question-kinds/published.ts';
import { score } from './score.ts';
import { makeAssessment, makeQuestion, makeSkill, questionId, skillId } from './testing/make.ts';

const head = {
  AssessmentId: questionId(999),
  title: 'Test',
  language: 'english',
  grade: '4',
  subject: 'Science',
} as const;
const four = [1, 2, 3, 4].map((number) => makeQuestion(number));
const plain = makeAssessment([makeSkill(1, 4)]);

const answer = (number: number, OptionIds: string[], TimespentInSeconds = 5): Answer => ({
  QuestionId: questionId(number),
  OptionIds,
  TimespentInSeconds,
});
const stateOf = (answers: Answer[], seconds = 0): AttemptState => ({
  answers,
  current: 0,
  flagged: [],
  seconds,
});

function scoreOf(
  answers: Answer[],
  {
    questions = four,
    doc = plain,
    seconds = 0,
  }: { questions?: PublishedQuestion[]; doc?: typeof plain; seconds?: number } = {},
): Result {
  return score(toPlay(head, doc, questions, 'seed'), answerKeyOf(questions), stateOf(answers, seconds));
}

test('C-437 C-438 a result counts questions, right answers, time and completion', () => {
  const result = scoreOf([answer(1, ['o1']), answer(2, ['o2'], 7), answer(3, ['o1'])]);
  expect(Result.parse(result)).toEqual(result);
  expect(result).toMatchObject({
    TotalQuestions: 4,
    CorrectQuestions: 2,
    TimeSpentInSeconds: 17,
    CompletionPercentage: 75,
    GameScore: 50,
    AssessmentId: questionId(999),
    finished_at: null,
  });
});

test('C-439 C-440 C-441 each question has an entry with ids in UserAResponse and text in UserResponse', () => {
  const result = scoreOf([answer(2, ['o3'], 9)], { questions: [makeQuestion(1), makeQuestion(2)] });
  expect(result.QuestionsData).toEqual([
    {
      QuestionNo: 1,
      TimespentInSeconds: 0,
      IsCorrect: false,
      status: 'n',
      UserAResponse: [],
      UserResponse: '',
      Order: 1,
      QuestionId: questionId(1),
      SkillId: skillId(1),
    },
    {
      QuestionNo: 2,
      TimespentInSeconds: 9,
      IsCorrect: false,
      status: 'i',
      UserAResponse: ['o3'],
      UserResponse: 'Option 3',
      Order: 2,
      QuestionId: questionId(2),
      SkillId: skillId(1),
    },
  ]);
});

test('C-429 a question is n not attempted, c correct or i incorrect', () => {
  const result = scoreOf([answer(1, ['o1']), answer(2, ['o4']), answer(3, [])]);
  expect(result.QuestionsData.map((line) => line.status)).toEqual(['c', 'i', 'n', 'n']);
});

describe('a question with several right options needs exactly these', () => {
  const options = makeQuestion(1).options.map((option) => ({
    ...option,
    correct: option.OptionId === 'o1' || option.OptionId === 'o3',
  }));
  test.each([
    [['o1', 'o3'], true],
    [['o3', 'o1'], true],
    [['o3', 'o1', 'o3'], true],
    [['o1'], false],
    [['o1', 'o2', 'o3'], false],
    [['o2', 'o4'], false],
    [[], false],
  ])('%j: %s', (chosen, isCorrect) => {
    const result = scoreOf([answer(1, chosen)], { questions: [makeQuestion(1, { options })] });
    expect(result.QuestionsData[0]).toMatchObject({ IsCorrect: isCorrect });
    expect(result.CorrectQuestions).toBe(isCorrect ? 1 : 0);
  });
});

describe('C-442 the score is the percentage of right answers', () => {
  const questions = [makeQuestion(1), makeQuestion(2), makeQuestion(3, { skill_id: skillId(2) })];
  const weighted = (one: number, two: number) =>
    makeAssessment([makeSkill(1, 2, { weightage: one }), makeSkill(2, 1, { weightage: two })]);

  test('rounded to two decimals', () => {
    expect(scoreOf([answer(1, ['o1'])], { questions }).GameScore).toBe(33.33);
  });
  test('C-355 weighted by skill when weightage is set', () => {
    expect(scoreOf([answer(1, ['o1'])], { questions, doc: weighted(20, 80) }).GameScore).toBe(10);
    expect(scoreOf([answer(3, ['o1'])], { questions, doc: weighted(20, 80) }).GameScore).toBe(80);
    expect(
      scoreOf([answer(1, ['o1']), answer(2, ['o1']), answer(3, ['o1'])], { questions, doc: weighted(20, 80) })
        .GameScore,
    ).toBe(100);
  });
  test('a skill that gave no question costs nobody its share', () => {
    expect(
      scoreOf([answer(1, ['o1']), answer(2, ['o1'])], {
        questions: questions.slice(0, 2),
        doc: weighted(20, 80),
      }).GameScore,
    ).toBe(100);
  });
  test('nothing shown is a score of 0', () => {
    expect(scoreOf([], { questions: [] })).toMatchObject({
      GameScore: 0,
      CompletionPercentage: 0,
      TotalQuestions: 0,
    });
  });
});

describe('time', () => {
  test('is what the player counted when that is more than the questions took', () => {
    expect(scoreOf([answer(1, ['o1'], 5)], { seconds: 60 }).TimeSpentInSeconds).toBe(60);
  });
  test('is never more than the timer allows', () => {
    const result = scoreOf([answer(1, ['o1'], 500)], { doc: { ...plain, timer: 100 }, seconds: 4000 });
    expect(result.TimeSpentInSeconds).toBe(100);
    expect(result.QuestionsData[0]?.TimespentInSeconds).toBe(100);
  });
});

test('what was not shown counts for nothing, and the later of two answers counts', () => {
  const result = scoreOf([answer(77, ['o1']), answer(1, ['o1', 'o9']), answer(2, ['o2']), answer(2, ['o1'])]);
  expect(result.TotalQuestions).toBe(4);
  expect(result.QuestionsData.map((line) => line.UserAResponse)).toEqual([['o1'], ['o1'], [], []]);
  expect(result.CorrectQuestions).toBe(2);
});

test('a question without any right option is never answered correctly', () => {
  const options = makeQuestion(1).options.map((option) => ({ ...option, correct: false }));
  expect(scoreOf([answer(1, [])], { questions: [makeQuestion(1, { options })] }).CorrectQuestions).toBe(0);
});

const arbitraryAnswers = fc.array(
  fc.record({
    QuestionId: fc.integer({ min: 1, max: 6 }).map(questionId),
    OptionIds: fc.array(fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o10', 'x'), { maxLength: 6 }),
    TimespentInSeconds: fc.nat(100),
  }),
  { maxLength: 8 },
);

test('the result never depends on how options were shuffled, nor on whether the copy held the key', () => {
  const wide = four.map((question) => ({
    ...question,
    options: [...question.options, { OptionId: 'o10', html: '<p>Ten</p>', correct: true }],
  }));
  fc.assert(
    fc.property(arbitraryAnswers, fc.string(), fc.string(), (answers, seed, other) => {
      const shuffling = { ...plain, is_option_randomization: 1 } as const;
      const [one, two] = [toPlay(head, shuffling, wide, seed), redact(toPlay(head, shuffling, wide, other))];
      const key = answerKeyOf(wide);
      const result = score(one, key, stateOf(answers));
      expect(score(two, key.toReversed(), stateOf(answers))).toEqual(result);
      expect(result.GameScore).toBeGreaterThanOrEqual(0);
      expect(result.GameScore).toBeLessThanOrEqual(100);
      expect(result.QuestionsData).toHaveLength(4);
      expect(result.CorrectQuestions).toBe(result.QuestionsData.filter((line) => line.IsCorrect).length);
    }),
  );
});

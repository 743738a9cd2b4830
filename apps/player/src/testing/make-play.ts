import type { Play, PlayQuestion } from '@takhti/domain';

export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A question of four options; the numbers of the right ones decide whether several are to be chosen. */
export function makeQuestion(n: number, right: readonly number[] = [1]): PlayQuestion {
  return {
    QuestionId: idOf(n),
    Number: n,
    content_type: 'mcq',
    isFIB: false,
    SkillID: idOf(900),
    QuestionText: `<p>Question ${n}</p>`,
    CorrectFeedback: '<p>Yes</p>',
    IncorrectFeedback: '<p>No</p>',
    ArticleId: null,
    ListOptions: [1, 2, 3, 4].map((option) => ({
      OptionId: `o${option}`,
      OptionText: `<p>Option ${option}</p>`,
      SortOrder: option,
      IsCorrect: right.includes(option),
    })),
    BlankOptions: [],
    IsMultiple: right.length > 1,
    Order: n,
    subject: 'Science',
    weightage: 0,
  };
}

export function makePlay(overrides: Partial<Play> = {}): Play {
  return {
    AssessmentId: idOf(500),
    title: 'Planets',
    language: 'english',
    grade: '5',
    subject: 'Science',
    timer: 0,
    is_feedback_hidden: 1,
    max_attempts: 0,
    articles: [],
    questions: [makeQuestion(1), makeQuestion(2, [1, 2]), makeQuestion(3)],
    ...overrides,
  };
}

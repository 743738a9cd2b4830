import type { QuestionKind } from '@takhti/domain';
import { QuestionText } from '../question/question-text.tsx';
import { FibAnswers } from './fib/fib-answers.tsx';
import { FibText } from './fib/fib-text.tsx';
import { McqAnswers } from './mcq/mcq-answers.tsx';
import type { QuestionParts } from './question-parts.ts';

/** What the studio has of every kind of questions. */
export const questionParts = {
  mcq: { Text: QuestionText, Answers: McqAnswers, requiresFeedback: false },
  fill_in_the_blank: { Text: FibText, Answers: FibAnswers, requiresFeedback: true },
} as const satisfies Record<QuestionKind, QuestionParts>;

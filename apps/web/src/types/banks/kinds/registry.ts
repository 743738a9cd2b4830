import type { QuestionKind } from '@takhti/domain';
import { McqAnswers } from './mcq/mcq-answers.tsx';
import type { QuestionParts } from './question-parts.ts';

/** What the studio has of every kind of questions. */
export const questionParts = {
  mcq: { Answers: McqAnswers },
  fill_in_the_blank: { Answers: () => null },
} as const satisfies Record<QuestionKind, QuestionParts>;

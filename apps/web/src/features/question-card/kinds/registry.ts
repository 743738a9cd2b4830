import type { QuestionKind } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { AnswersProps } from './answers-props.ts';
import { FibAnswers } from './fib-answers.tsx';
import { McqAnswers } from './mcq-answers.tsx';

/** How the answers of every kind of questions are shown. */
export const answersByKind = {
  mcq: McqAnswers,
  fill_in_the_blank: FibAnswers,
} as const satisfies Record<QuestionKind, ComponentType<AnswersProps>>;

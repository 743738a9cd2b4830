import type { QuestionParts } from '../question-parts.ts';
import { FibAnswers } from './fib-answers.tsx';
import { FibCard } from './fib-card.tsx';
import { fibFieldAt } from './fib-fields.tsx';
import { FibText } from './fib-text.tsx';

export const fib: QuestionParts = {
  Text: FibText,
  Answers: FibAnswers,
  requiresFeedback: true,
  Card: FibCard,
  fieldAt: fibFieldAt,
};

import { QuestionText } from '../../question/question-text.tsx';
import type { QuestionParts } from '../question-parts.ts';
import { McqAnswers } from './mcq-answers.tsx';
import { McqCard } from './mcq-card.tsx';
import { mcqFieldAt } from './mcq-fields.tsx';
import { mcqHelp } from './mcq-help.ts';
import { printedMcq } from './printed.ts';

export const mcq: QuestionParts = {
  Text: QuestionText,
  Answers: McqAnswers,
  requiresFeedback: false,
  Card: McqCard,
  help: mcqHelp,
  printed: printedMcq,
  fieldAt: mcqFieldAt,
};

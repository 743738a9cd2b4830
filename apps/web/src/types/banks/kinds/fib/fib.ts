import { blankAnswersOf, withUnitBehind } from '@takhti/content-types/question-kinds';
import type { QuestionParts } from '../question-parts.ts';
import { FibAnswers } from './fib-answers.tsx';
import { FibCard } from './fib-card.tsx';
import { fibFieldAt } from './fib-fields.tsx';
import { FibText } from './fib-text.tsx';
import { printedFib } from './printed.ts';

export const fib: QuestionParts = {
  Text: FibText,
  Answers: FibAnswers,
  stemOf: (doc) =>
    doc.content_type === 'fill_in_the_blank'
      ? withUnitBehind(doc.question, doc.json_data.unit)
      : doc.question,
  requiresFeedback: true,
  Card: FibCard,
  help: {
    // Other words for a sentence with blanks would lose the blanks.
    helps: ['feedback', 'picture'],
    answers: (doc) => ({
      right:
        doc.content_type === 'fill_in_the_blank' ? blankAnswersOf(doc).flatMap(({ blanks }) => blanks) : [],
      wrong: [],
    }),
    wrongOptions: () => [],
    takeDistractor: () => undefined,
  },
  printed: printedFib,
  fieldAt: fibFieldAt,
};

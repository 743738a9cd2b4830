import { withUnitBehind } from '@takhti/content-types/question-kinds';
import type { AnswerKeyEntry, PlayQuestion } from '@takhti/domain';
import type { Printed } from '../question-parts.ts';

/** A question as it is printed, and for the person who marks it all that each of its blanks accepts. */
export function printedFib(question: PlayQuestion, key: AnswerKeyEntry | undefined): Printed {
  return {
    html: withUnitBehind(question.QuestionText, question.BlankOptions[0]?.Unit ?? ''),
    options: [],
    written: (key?.Blanks ?? []).map(({ Answers }) => Answers.join(' / ')),
  };
}

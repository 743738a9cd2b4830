import { withUnitBehind } from '@takhti/content-types/question-kinds';
import type { AnswerKeyEntry, PlayQuestion } from '@takhti/domain';

/** A question as it is printed, and for the person who marks it all that each of its blanks accepts. */
export function printedFib(question: PlayQuestion, key: AnswerKeyEntry | undefined) {
  return {
    html: withUnitBehind(question.QuestionText, question.BlankOptions[0]?.Unit ?? ''),
    written: (key?.Blanks ?? []).map(({ Answers }) => Answers.join(' / ')),
  };
}

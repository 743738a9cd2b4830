import type { AnswerKeyEntry, PlayQuestion } from '@takhti/domain';
import type { Printed } from '../question-parts.ts';

/** A question with its options as it is printed. */
export function printedMcq(question: PlayQuestion, key: AnswerKeyEntry | undefined): Printed {
  const right = new Set(key?.OptionIds);
  return {
    html: question.QuestionText,
    options: question.ListOptions.map(({ OptionId, OptionText }) => ({
      html: OptionText,
      isRight: right.has(OptionId),
    })),
    written: [],
  };
}

import type { BlankAnswers, FibDoc } from '@takhti/domain';
import { normalise } from '../../kit/text.ts';
import { blankMark, blanksIn, cutAtBlanks, joinedWith } from './marks.ts';

/** Blanks in this order, each with the answers that it has already. */
export function answersFor(numbers: readonly number[], known: readonly BlankAnswers[]): BlankAnswers[] {
  const byNumber = new Map(known.map((entry) => [entry.blankNo, entry.blanks]));
  return numbers.map((blankNo) => ({ blankNo, blanks: byNumber.get(blankNo) ?? [] }));
}

/** The blanks of a question in their order in its text, with the answers that each accepts. */
export function blankAnswersOf(doc: FibDoc): BlankAnswers[] {
  return answersFor(blanksIn(doc.question), doc.json_data.blank_answers_json);
}

/**
 * A question whose answers are those of the blanks in its text, in their order: the answers of a blank that is gone go with it.
 * Answers are compared as they are written; empty ones are left out.
 */
export function settledFib(doc: FibDoc): FibDoc {
  const cut = cutAtBlanks(doc.question);
  const answers = answersFor(cut.numbers, doc.json_data.blank_answers_json);
  return {
    ...doc,
    question: joinedWith(cut, blankMark),
    json_data: {
      ...doc.json_data,
      blank_answers_json: answers.map(({ blankNo, blanks }) => ({ blankNo, blanks: distinct(blanks) })),
    },
  };
}

function distinct(blanks: readonly string[]): string[] {
  return [...new Set(blanks.map(normalise))].filter((text) => text !== '');
}

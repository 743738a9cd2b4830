import { blanksIn } from '@takhti/content-types/question-kinds';
import { cutText, limits, type BlankAnswers, type FibDoc, type QuestionDoc } from '@takhti/domain';

/** What is written of a question's blanks; a draft of a document can be passed too. */
type Blanks = Pick<FibDoc, 'question' | 'json_data'>;

/** A number that no blank of the question has, or had since it was opened: their answers come back when they do. */
export function nextNumber(doc: QuestionDoc, given: ReadonlyMap<number, string>): number {
  const known =
    doc.content_type === 'fill_in_the_blank'
      ? doc.json_data.blank_answers_json.map((entry) => entry.blankNo)
      : [];
  return Math.max(0, ...known, ...given.keys(), ...blanksIn(doc.question)) + 1;
}

/**
 * Writes a text into a draft. Its blanks come first among the answers, in their order; those of blanks that were cut out stay
 * behind them until the question is saved, for they may be put in elsewhere.
 */
export function withText(draft: Blanks, html: string, words: ReadonlyMap<number, string>): void {
  const known = new Map(draft.json_data.blank_answers_json.map((entry) => [entry.blankNo, entry]));
  const shown = blanksIn(html).map((blankNo): BlankAnswers => {
    const word = cutText(words.get(blankNo) ?? '', limits.blanks.text);
    return known.get(blankNo) ?? { blankNo, blanks: word === '' ? [] : [word] };
  });
  const numbers = new Set(shown.map((entry) => entry.blankNo));
  const cutOut = draft.json_data.blank_answers_json.filter((entry) => !numbers.has(entry.blankNo));
  draft.question = html;
  draft.json_data.blank_answers_json = [...shown, ...cutOut];
}

/** Writes the accepted answers of a blank into a draft. */
export function withAnswers(draft: Blanks, blankNo: number, blanks: string[]): void {
  const entry = draft.json_data.blank_answers_json.find((each) => each.blankNo === blankNo);
  if (entry) entry.blanks = blanks;
  else draft.json_data.blank_answers_json.push({ blankNo, blanks });
}

import { blankMark, blanksIn } from '@takhti/content-types/question-kinds';
import { cutText, limits, type BlankAnswers, type FibDoc, type QuestionDoc } from '@takhti/domain';

/** The written part of a question's blanks; a draft of a document can be passed too. */
type Blanks = Pick<FibDoc, 'question' | 'json_data'>;

/** A number that no blank of the question has, or had since it was opened: their answers come back when they do. */
export function nextNumber(doc: QuestionDoc, given: ReadonlyMap<number, readonly string[]>): number {
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
export function withText(draft: Blanks, html: string, given: ReadonlyMap<number, readonly string[]>): void {
  const known = new Map(draft.json_data.blank_answers_json.map((entry) => [entry.blankNo, entry]));
  const shown = blanksIn(html).map((blankNo): BlankAnswers => {
    const answers = (given.get(blankNo) ?? []).map((text) => cutText(text, limits.blanks.text));
    return known.get(blankNo) ?? { blankNo, blanks: answers };
  });
  const numbers = new Set(shown.map((entry) => entry.blankNo));
  const cutOut = draft.json_data.blank_answers_json.filter((entry) => !numbers.has(entry.blankNo));
  draft.question = html;
  draft.json_data.blank_answers_json = [...shown, ...cutOut];
}

/** The accepted answers of a blank in the document. */
export function answersOf(doc: QuestionDoc, blankNo: number): readonly string[] | undefined {
  if (doc.content_type !== 'fill_in_the_blank') return undefined;
  return doc.json_data.blank_answers_json.find((entry) => entry.blankNo === blankNo)?.blanks;
}

// A tag with all of its attributes, which may hold anything, or a line to write on.
const tagOrGap = /<(?:"[^"]*"|[^">])*>|_{3,}|…{2,}|\.{5,}|ـ{5,}/g;

/** How many lines to write on are in a text, as pages and messages have them in place of blanks. */
export function countGaps(html: string): number {
  return (html.match(tagOrGap) ?? []).filter((found) => !found.startsWith('<')).length;
}

/** Makes blanks of the lines to write on in a draft's text. */
export function withGapsAsBlanks(draft: Blanks, first: number): void {
  let next = first;
  const html = draft.question.replace(tagOrGap, (found) => {
    if (found.startsWith('<') || next > limits.blanks.max_number) return found;
    next += 1;
    return blankMark(next - 1);
  });
  withText(draft, html, new Map());
}

/** The answers of a list that was pasted: apart by lines and semicolons, for a comma may be part of a number. */
export function answersIn(pasted: string): string[] {
  return pasted
    .split(/[\n\r\t;؛]+/)
    .map((text) => cutText(text.trim(), limits.blanks.text))
    .filter((text) => text !== '');
}

/** Writes the accepted answers of a blank into a draft. */
export function withAnswers(draft: Blanks, blankNo: number, blanks: string[]): void {
  const entry = draft.json_data.blank_answers_json.find((each) => each.blankNo === blankNo);
  if (entry) entry.blanks = blanks;
  else draft.json_data.blank_answers_json.push({ blankNo, blanks });
}

import type { FibDoc } from '@takhti/domain';
import { comparableText } from '../../kit/html.ts';
import { normalise } from '../../kit/text.ts';
import { blankAnswersOf } from './blanks.ts';

/** The text with its blanks, what each accepts in any order, and the unit. */
export function fibCanonicalText(doc: FibDoc): string {
  const answers = blankAnswersOf(doc);
  return JSON.stringify([
    comparableText(doc.question),
    answers.map(({ blanks }) => blanks.map(normalise).toSorted()),
    normalise(doc.json_data.unit),
    // Left out as before there was the switch, whose hashes are kept.
    ...(doc.json_data.is_strict ? ['strict'] : []),
  ]);
}

import type { McqDoc } from '@takhti/domain';
import { comparableText, isBlank } from '../../kit/html.ts';
import { optionsOf } from './options.ts';

/**
 * A string that two questions share exactly when they are the same question with the same options and answers (C-667).
 * The order of the options does not count: players may shuffle them, so that a copy with its options turned round is the same
 * question to a learner. Nor do outer spaces, empty options, feedback, skill, difficulty and metadata. Pictures, formulas,
 * marks and case do count. It may be long: keep a hash of it where it is stored.
 */
export function mcqCanonicalText(doc: McqDoc): string {
  const options = optionsOf(doc)
    .filter((option) => !isBlank(option.html))
    .map((option) => JSON.stringify([comparableText(option.html), option.correct]))
    .toSorted();
  return JSON.stringify([comparableText(doc.question), options]);
}

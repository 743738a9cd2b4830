import { comparableText, isBlank } from '../../kit/html.ts';
import { shortHash } from '../../kit/shuffle.ts';

type Texts = Readonly<Record<string, string>>;

/** The original text that a field of a version is based on, as learners see it, without signatures in addresses. */
export function basisOf(original = ''): string {
  return shortHash(comparableText(original));
}

/**
 * The fields of a language version whose original was changed since they were written. What is not written yet is not outdated, and
 * what the original has emptied is.
 */
export function outdatedIn(original: Texts, version: Texts, based_on: Texts): string[] {
  return Object.keys(original).filter(
    (field) => !isBlank(version[field] ?? '') && based_on[field] !== basisOf(original[field]),
  );
}

/** The fields that the original has and a language version does not. */
export function missingIn(original: Texts, version: Texts): string[] {
  return Object.keys(original).filter(
    (field) => !isBlank(original[field] ?? '') && isBlank(version[field] ?? ''),
  );
}

/** The base of a version after an edit: a rewritten field is based on the present original. */
export function basedOnAfter(original: Texts, before: Texts, after: Texts, based_on: Texts): Texts {
  const written = Object.keys(after).filter((field) => after[field] !== before[field]);
  return {
    ...based_on,
    ...Object.fromEntries(written.map((field) => [field, basisOf(original[field])])),
  };
}

import { comparableText, isBlank } from '../../kit/html.ts';
import { shortHash } from '../../kit/shuffle.ts';

type Texts = Readonly<Record<string, string>>;

/** What a field of a version is based on: the original as learners see it, whatever the signatures in its addresses. */
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

/** What a version is based on after its texts were changed: a field that was written anew says what the original says now. */
export function basedOnAfter(original: Texts, before: Texts, after: Texts, based_on: Texts): Texts {
  const written = Object.keys(after).filter((field) => after[field] !== before[field]);
  return {
    ...based_on,
    ...Object.fromEntries(written.map((field) => [field, basisOf(original[field])])),
  };
}

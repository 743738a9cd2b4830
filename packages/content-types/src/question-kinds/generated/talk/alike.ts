import { alikeLetters } from '@takhti/domain';

// Invisible signs, joiners, vowel signs and tatweel.
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u0640\u064B-\u065F\u0670]/g;

/**
 * A text for comparison: keyboards have similar letters of other languages, and invisible signs between letters can hide a word.
 */
export function alike(text: string): string {
  return Array.from(
    text.normalize('NFKC').replace(invisible, ''),
    (letter) => alikeLetters.get(letter) ?? letter,
  ).join('');
}

/** The same for what is looked for. */
export function alikePattern(pattern: RegExp): RegExp {
  return new RegExp(alike(pattern.source), pattern.flags);
}

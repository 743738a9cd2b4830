import { alikeLetters } from '@takhti/domain';

// Signs that nobody sees, joiners, vowel signs and the stroke that makes words longer.
const unheard = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u0640\u064B-\u065F\u0670]/g;

/**
 * A text as words of it are looked for: keyboards have letters of a neighbour that look the same, and who means harm puts signs between
 * letters that nobody sees.
 */
export function alike(text: string): string {
  return Array.from(
    text.normalize('NFKC').replace(unheard, ''),
    (letter) => alikeLetters.get(letter) ?? letter,
  ).join('');
}

/** The same for what is looked for. */
export function alikePattern(pattern: RegExp): RegExp {
  return new RegExp(alike(pattern.source), pattern.flags);
}

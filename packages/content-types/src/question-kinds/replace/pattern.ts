import type { Language } from '@takhti/domain';
import { leftOutMarks, lettersLike, vowelSigns } from '../../kit/compare-typed.ts';

/** The search text, and how exactly it must match. */
export interface Wanted {
  readonly find: string;
  readonly is_case: boolean;
  readonly is_whole_words: boolean;
  /** Also what looks like it: letters of other keyboards, digits of other scripts, words with or without vowel signs and joiners. */
  readonly is_alike: boolean;
}

// Marks that steer direction, which nobody sees and nobody types when searching.
const unseen = '[\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF]';
const wordSign = '[\\p{L}\\p{M}\\p{N}\\u200C\\u200D_]';
const cutsWords = new RegExp(unseen, 'g');
// One mark is a space to patterns and unseen too. Were it both here, a row of it would be read in every way that it can be cut.
const space = String.raw`[^\S\uFEFF]`;
const moreSpaces = `(?:${unseen}*${space})*`;
const spaces = `${space}${moreSpaces}`;
// A search that begins with a space matches only at the beginning of a row of spaces.
const firstSpaces = `${space}(?<!${space}${unseen}*${space})${moreSpaces}`;

/** Makes the pattern for a search in composed texts (NFC); null if there is nothing to search for. */
export function patternOf(
  { find, is_case, is_whole_words, is_alike }: Wanted,
  language: Language,
): RegExp | null {
  const words = find.normalize('NFC').replace(cutsWords, '');
  if (words.trim() === '') return null;
  const between = is_alike ? `(?:${unseen}|${leftOutMarks})*` : `${unseen}*`;
  const typed = is_alike ? words.replace(new RegExp(leftOutMarks, 'g'), '') : words;
  if (typed.trim() === '') return null;
  const letters = (typed.match(/\s+|\S/gu) ?? []).map((letter, at) => {
    if (/^\s/.test(letter)) return at === 0 ? firstSpaces : spaces;
    return is_alike ? oneOf(lettersLike(letter, language)) : escaped(letter);
  });
  // Signs over or under the last letter belong to it; a joiner belongs to what follows.
  const after = is_alike ? `(?:${vowelSigns})*` : '';
  // The character before a space does not matter.
  const before = is_whole_words && letters[0] !== firstSpaces;
  const [from, to] = [before ? `(?<!${wordSign})` : '', is_whole_words ? `(?!${wordSign})` : ''];
  return new RegExp(`${from}${letters.join(between)}${after}${to}`, is_case ? 'gu' : 'giu');
}

function oneOf(letters: readonly string[]): string {
  return letters.length === 1 ? escaped(letters[0] ?? '') : `(?:${letters.map(escaped).join('|')})`;
}

function escaped(letter: string): string {
  return letter.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

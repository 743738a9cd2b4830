import { languageRecords, type Language } from '@takhti/domain';
import { numberOf } from './numbers.ts';
import { normalise } from './text.ts';

export interface Comparing {
  readonly language: Language;
  /** Every letter, mark and case as it was written; spaces, invisible marks and the digits of another keyboard do not count. */
  readonly strict?: boolean;
  /** Whether the article before an English answer does not count: not where grammar is asked for. */
  readonly withAnyArticle?: boolean;
}

/**
 * Whether what a learner typed is what was expected, as people compare: case, spaces, joiners, vowel marks, the digits of
 * another keyboard and letters that look alike do not count; numbers are equal by their value, however they are grouped
 * (D-59). Nothing typed is never right.
 */
export function compareTyped(
  expected: string,
  given: string,
  { language, strict = false, withAnyArticle = false }: Comparing,
): boolean {
  const [wanted, typed] = [normalise(expected), normalise(given)];
  if (typed === '') return false;
  if (strict) return withLatinDigits(wanted) === withLatinDigits(typed);
  const [one, other] = [numberOf(expected), numberOf(given)];
  if (one !== null && other !== null) return Math.abs(one - other) <= tolerance;
  const fold = (text: string): string => {
    const folded = foldTyped(text, language);
    return withAnyArticle && language === 'english' ? folded.replace(article, '') : folded;
  };
  const [left, right] = [fold(wanted), fold(typed)];
  if (left === right) return right !== '';
  // A joiner is used where some write a space and some nothing, so that it takes the spaces of both with it.
  const isJoined = joiner.test(expected) || joiner.test(given);
  return isJoined && left.replaceAll(' ', '') === right.replaceAll(' ', '');
}

const tolerance = 1e-9;
const article = /^(?:the|an?) (?=.)/;
const joiner = /\u200C|\u200D/;
const unseen = /\u200C|\u200D|\u0640/g;
// Composed letters (آ, ئ) stay whole: only marks that are separate after composing are vowel signs.
const vowelMarks = /[\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/g;

const alike: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ہ: 'ه',
  ۀ: 'ه',
  ۂ: 'ه',
  ە: 'ه',
  ۃ: 'ة',
  گ: 'ګ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '۔': '.',
};

/** Signs over and under letters that many leave out, as a part of a pattern. */
export const vowelSigns = vowelMarks.source;
/** All that many leave out of words: vowel signs, joiners, tatweel. */
export const leftOutMarks = `${unseen.source}|${vowelSigns}`;

/** The letters that are taken for this one, itself among them: those of other keyboards, digits of other scripts. */
export function lettersLike(letter: string, language: Language): readonly string[] {
  const folded = foldTyped(letter, language);
  return folded === ''
    ? [letter]
    : [...new Set([letter, ...candidates.filter((each) => foldTyped(each, language) === folded)])];
}

/** A text with nothing left but what makes it another text to people: what `compareTyped` compares. */
export function foldTyped(text: string, language: Language): string {
  const plain = text.normalize('NFKC').replace(unseen, '').replace(vowelMarks, '').toLowerCase();
  const letters = Array.from(withLatinDigits(plain), (letter) => alike[letter] ?? letter).join('');
  // Two-eyed he is a letter of its own in Urdu (بھ is not به); elsewhere it is the same he, written another way.
  const one = languageRecords[language].letters.includes('ھ') ? letters : letters.replaceAll('ھ', 'ه');
  return one.replace(/\s+/g, ' ').trim();
}

const digits = Array.from({ length: 10 }, (_, value) => [
  String(value),
  String.fromCodePoint(0x06f0 + value),
  String.fromCodePoint(0x0660 + value),
]).flat();
const candidates = [...new Set([...Object.entries(alike).flat(), ...digits, 'ھ'])];

function withLatinDigits(text: string): string {
  return Array.from(text, (letter) => digit(letter) ?? letter).join('');
}

function digit(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return code >= 0x0660 && code <= 0x0669 ? String(code - 0x0660) : null;
}

import type { Language } from '@takhti/domain';
import { lastYear } from './school-year.ts';

/** The reasons why a sentence is hard to read: its measure, and the limit that learners of a year read with ease. */
export interface Hard {
  readonly sentence: string;
  readonly why: 'long' | 'long_words';
  /** Words in it; syllables a word, where these are long. */
  readonly count: number;
  readonly max: number;
  /** The school year that reads it with ease, 12 for the last, and where none reads it with ease. */
  readonly level: number;
}

// Words of a sentence that learners read with ease, from those before school to those of the last year. Measured on lessons that
// teachers wrote for these grades: none of their sentences is above it, and most have half as many words.
const mostWords = [8, 11, 14, 17, 20, 22, 24, 26, 28, 30, 32, 34, 36] as const;

// The same sentence takes more words where verbs are made of several, and where little words are separate.
const stretch: Readonly<Record<Language, number>> = { english: 1, urdu: 1.2, pashto: 1.15, dari: 1.1 };

/** Shorter sentences are a term with its name: long words are what they teach. */
const fewestForSyllables = 8;

/** How hard the hardest sentence of a text is for learners of a school year; null where they read all of it with ease. */
export function hardestSentence(text: string, language: Language, year: number): Hard | null {
  let worst: Hard | null = null;
  for (const sentence of sentencesOf(text)) {
    const hard = measure(sentence, language, year);
    if (hard && (!worst || hard.count / hard.max > worst.count / worst.max)) worst = hard;
  }
  return worst;
}

function measure(sentence: string, language: Language, year: number): Hard | null {
  const words = wordsIn(sentence);
  const count = words.length;
  const syllables = syllablesIn(words, language);
  const level = levelOf(count, syllables, language);
  if (count > longest(year, language))
    return { sentence, why: 'long', count, max: longest(year, language), level };
  const max = mostSyllables(year);
  return syllables > max ? { sentence, why: 'long_words', count: syllables, max, level } : null;
}

function levelOf(words: number, syllables: number, language: Language): number {
  for (let year = 0; year < lastYear; year += 1)
    if (words <= longest(year, language) && syllables <= mostSyllables(year)) return year;
  return lastYear;
}

function longest(year: number, language: Language): number {
  return Math.round((mostWords[year] ?? mostWords[lastYear]) * stretch[language]);
}

// Syllables per word, rounded as shown: 1.6 before school, 2.8 in the last year.
function mostSyllables(year: number): number {
  return Math.round(16 + year) / 10;
}

/** Syllables a word, each word once: a term that is taught comes back. Scripts without vowels do not show theirs. */
function syllablesIn(words: readonly string[], language: Language): number {
  if (language !== 'english' || words.length < fewestForSyllables) return 0;
  const different = [...new Set(words.map((word) => word.toLowerCase()))];
  const all = different.reduce((sum, word) => sum + syllablesOf(word), 0);
  return Math.round((all / different.length) * 10) / 10;
}

function syllablesOf(word: string): number {
  const letters = word.replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  // A silent e, and an ending that adds no syllable.
  const said = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return said.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}

/** A stop counts where a space or the end follows it: 3.5 is one number. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?…۔؟][”"’»)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function wordsIn(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}\p{M}\u200C'’-]*/gu) ?? [];
}

import { languageRecords, mapRecord, type Language } from '@takhti/domain';

// Letters that words are written with and that children do not say among the alphabet.
const more: Readonly<Record<Language, string>> = {
  english: '',
  urdu: 'ئؤأۂۓة',
  pashto: 'ؤأءة',
  dari: 'ئؤأءة',
};

// The same letter as other keyboards send it. Pashto distinguishes its two yehs, so both stay.
const alike: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  english: {},
  urdu: { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ە: 'ہ', ۃ: 'ة' },
  pashto: { ى: 'ی', ك: 'ک', گ: 'ګ', ہ: 'ه', ھ: 'ه' },
  dari: { ي: 'ی', ى: 'ی', ك: 'ک', ہ: 'ه', ھ: 'ه' },
};

const alphabets = mapRecord(
  languageRecords,
  ({ letters }, language): ReadonlySet<string> => new Set([...letters, ...Array.from(more[language])]),
);

/** A letter as the crosswords of a language write it; null for what is no letter of it. */
export function letterOf(typed: string, language: Language): string | null {
  const upper = typed.normalize('NFC').toUpperCase();
  const letter = alike[language][upper] ?? upper;
  return alphabets[language].has(letter) ? letter : null;
}

/** The letters of a word, each as it is in a cell; what is no letter of the language is left out. */
export function lettersOf(word: string, language: Language): string[] {
  return charactersOf(word).flatMap((each) => letterOf(each, language) ?? []);
}

/** The letter for comparison: yehs that only some keyboards distinguish are equal. */
export function comparedLetter(letter: string): string {
  return letter === 'ي' ? 'ی' : letter;
}

/** The characters of a word that no cell accepts. */
export type Foreign = 'space' | 'hyphen' | 'mark' | 'digit' | 'letter';

/** The first thing in a word that is no letter of the language, and of what kind it is; null when all are letters. */
export function foreignIn(word: string, language: Language): { kind: Foreign; sign: string } | null {
  const sign = charactersOf(word.trim()).find((each) => letterOf(each, language) === null);
  return sign === undefined ? null : { kind: kindOf(sign), sign };
}

function kindOf(sign: string): Foreign {
  if (/^\s/u.test(sign)) return 'space';
  if (/^\p{Pd}/u.test(sign)) return 'hyphen';
  // Vowel signs, joiners and the stroke that makes a word longer: they show on a letter, and have no cell.
  if (/^[\p{M}\u200B-\u200F\u0640]/u.test(sign)) return 'mark';
  return /^\p{N}/u.test(sign) ? 'digit' : 'letter';
}

// Composed first, so that a letter with its own mark (آ) is one, and marks that stay are seen by themselves.
function charactersOf(word: string): string[] {
  return Array.from(word.normalize('NFC'));
}

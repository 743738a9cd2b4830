import { languageRecords, type Finding, type Language } from '@takhti/domain';
import { warning } from '../../messages.ts';

// Written in words of all our languages of this script, and in no alphabet.
const shared = 'ءأؤئإةۀۂۓـ';

const known = new Map<Language, ReadonlySet<string>>();

/** The letters that texts of a language are written with. */
export function lettersOf(language: Language): ReadonlySet<string> {
  const found = known.get(language) ?? new Set([...languageRecords[language].letters, ...shared.split('')]);
  known.set(language, found);
  return found;
}

/** The foreign letters of a text: most of it in another script, or some letters of a neighbour. */
export function letterFindings(texts: readonly string[], language: Language): Finding[] {
  const letters = texts.join(' ').normalize('NFC').match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  const isArabic = languageRecords[language].script === 'arabic';
  const own = isArabic ? arabic.length : letters.length - arabic.length;
  if (letters.length > 0 && own * 2 < letters.length) return [warning([], 'generated.other_script')];
  if (!isArabic) return [];
  const foreign = [...new Set(arabic.filter((letter) => !lettersOf(language).has(letter)))];
  return foreign.length === 0
    ? []
    : [warning([], 'generated.foreign_letters', { letters: foreign.slice(0, 8).join(' ') })];
}

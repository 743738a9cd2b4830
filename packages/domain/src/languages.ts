/** The languages a content item and the interface can be in (specification, section 3). */
export const languages = ['english', 'urdu', 'pashto', 'dari'] as const;
export type Language = (typeof languages)[number];

/** The interface locale of each language; the codes of the folders under `i18n/`. */
export const localeOf = { english: 'en', urdu: 'ur', pashto: 'ps', dari: 'prs' } as const satisfies Record<
  Language,
  string
>;
export type Locale = (typeof localeOf)[Language];

/**
 * The direction a language is written in (specification, section 1: right to left for Urdu, Pashto and Dari).
 * @returns `'rtl'` or `'ltr'`, as the `dir` attribute takes it.
 */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'english' ? 'ltr' : 'rtl';
}

/** The language whose interface locale is `locale`; `english` for a locale that is not ours. */
export function languageOfLocale(locale: string): Language {
  return languages.find((language) => localeOf[language] === locale) ?? 'english';
}

const sentenceEnd = /[.!?…۔؟]$/;
const marks = { ltr: { comma: ', ', semicolon: '; ' }, rtl: { comma: '، ', semicolon: '؛ ' } } as const;

/**
 * Texts one after the other, apart by the mark of their language; empty ones are left out, and what is a sentence already
 * has its own mark.
 * @param between a semicolon where the texts have commas of their own
 */
export function joinTexts(
  language: Language,
  texts: readonly string[],
  between: 'comma' | 'semicolon' = 'comma',
): string {
  const mark = marks[directionOf(language)][between];
  return texts
    .filter((text) => text !== '')
    .reduce((joined, text) => joined + (sentenceEnd.test(joined) ? ' ' : joined && mark) + text, '');
}

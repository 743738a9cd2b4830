import { directionOf, languageOfLocale, localeOf, type Language, type Locale } from '@takhti/domain';

/** The interface languages, in the order in which the language switch lists them. */
export const locales: readonly Locale[] = Object.values(localeOf);

/** Each language by the name its own speakers give it. */
export const ownNames = { en: 'English', ur: 'اردو', ps: 'پښتو', prs: 'دری' } as const satisfies Record<
  Locale,
  string
>;

/** How numbers are written, as tags for `Intl` that every browser knows; for the digits see docs/adr/0003-interface-languages.md. */
export const numberTags = {
  en: 'en-GB-u-nu-latn',
  ur: 'en-GB-u-nu-latn',
  ps: 'fa-u-nu-arabext',
  prs: 'fa-u-nu-arabext',
} as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

export function directionOfLocale(locale: Locale): 'ltr' | 'rtl' {
  return directionOf(languageOfLocale(locale));
}

export function nameOfLanguage(language: Language): string {
  return ownNames[localeOf[language]];
}

/**
 * The first of the browser's languages that is one of ours, English without any.
 * Browsers name Dari in two ways: by its own code, and as the Persian of Afghanistan; other Persian is not offered Dari's digits and words by guess alone, but is closer to it than English.
 */
export function localeFromBrowser(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    if (base === 'fa') return 'prs';
    if (isLocale(base)) return base;
  }
  return 'en';
}

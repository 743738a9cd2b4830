import {
  directionOf,
  languageOfLocale,
  languageRecords,
  languages,
  localeOf,
  type Language,
  type Locale,
} from '@takhti/domain';

/** The interface languages, in the order in which the language switch lists them. */
export const locales: readonly Locale[] = languages.map(localeOf);

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

export function directionOfLocale(locale: Locale): 'ltr' | 'rtl' {
  return directionOf(languageOfLocale(locale));
}

/** A language by the name its own speakers give it. */
export function nameOfLocale(locale: Locale): string {
  return nameOfLanguage(languageOfLocale(locale));
}

/** A language by the name its own speakers give it. */
export function nameOfLanguage(language: Language): string {
  return languageRecords[language].own_name;
}

/** The languages of content as a select offers them, each by its own name. */
export const languageChoices = languages.map((language) => ({
  value: language,
  label: nameOfLanguage(language),
}));

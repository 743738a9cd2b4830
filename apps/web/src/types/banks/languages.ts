import { languages, type Language } from '@takhti/domain';
import { nameOfLanguage } from '../../i18n/index.ts';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The languages of content as a select offers them, each by its own name. */
export const languageChoices = languages.map((language) => ({
  value: language,
  label: nameOfLanguage(language),
}));

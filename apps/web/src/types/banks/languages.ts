import { languages } from '@takhti/domain';
import { nameOfLanguage } from '../../i18n/index.ts';

/** The languages of content as a select offers them, each by its own name. */
export const languageChoices = languages.map((language) => ({
  value: language,
  label: nameOfLanguage(language),
}));

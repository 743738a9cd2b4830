export {
  directionOfLocale,
  isLocale,
  languageChoices,
  locales,
  nameOfLanguage,
  nameOfLocale,
} from './locales.ts';
export type { Namespace, TextKey } from './namespaces.ts';
export {
  changeLocale,
  currentLocale,
  isTextKey,
  loadTexts,
  startTexts,
  textOf,
  type TextOf,
  type TextValues,
} from './texts.ts';
export type { Format } from './format.ts';
export { useFormat, useLocale } from './use-format.ts';
export { useText } from './use-text.ts';

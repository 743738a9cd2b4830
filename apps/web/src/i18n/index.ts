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
  textInAllLanguages,
  textOf,
  type TextOf,
  type TextValues,
} from './texts.ts';
export { formatOf, type Format } from './format.ts';
export { useFormat, useLocale } from './use-format.ts';
export { useText } from './use-text.ts';
export {
  calendarChoices,
  changeWriting,
  digitChoices,
  onWriting,
  readWriting,
  writingNow,
  type Writing,
} from './writing.ts';

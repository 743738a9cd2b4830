import { languageRecords, type Language } from '@takhti/domain';

const names: Readonly<Record<Language, string>> = {
  english: 'English',
  urdu: 'Urdu',
  pashto: 'Pashto (Afghanistan and Pakistan)',
  dari: 'Dari (Afghanistan)',
};

/** A language as a model is told to write in it: with its own letters, for models mix those of neighbours. */
export function languageInPrompt(language: Language): string {
  const { script, direction } = languageRecords[language];
  return script === 'arabic'
    ? `${names[language]}, with its own letters alone, ${direction}`
    : names[language];
}

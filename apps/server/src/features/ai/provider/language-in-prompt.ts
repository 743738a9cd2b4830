import { languageRecords, type Language } from '@takhti/domain';

const names: Readonly<Record<Language, string>> = {
  english: 'English',
  urdu: 'Urdu',
  pashto: 'Pashto (Afghanistan and Pakistan)',
  dari: 'Dari (Afghanistan)',
};

/** Names a language for a prompt, with its letters: models confuse languages with similar scripts. */
export function languageInPrompt(language: Language): string {
  const { script, direction } = languageRecords[language];
  return script === 'arabic'
    ? `${names[language]}, with its own letters alone, ${direction}`
    : names[language];
}

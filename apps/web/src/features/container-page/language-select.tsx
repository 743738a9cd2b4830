import { Select } from '@mantine/core';
import { isLanguage, type Language } from '@takhti/domain';
import { languageChoices, useText } from '../../i18n/index.ts';
import { fieldId } from '../editor/index.ts';

interface LanguageSelectProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** The field of the language that an item is written in. */
export function LanguageSelect({ language, onLanguage }: LanguageSelectProps) {
  const t = useText();
  return (
    <Select
      id={fieldId(['language'])}
      label={t('common:content_language')}
      data={languageChoices}
      value={language}
      onChange={(value) => {
        if (isLanguage(value)) onLanguage(value);
      }}
    />
  );
}

import { isLanguage, languageRecords, languages } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { chooseLanguage } from './chosen-language.ts';
import './language-choice.css';

/** Lets learners choose in which language they are led; each is called as its own speakers call it. */
export function LanguageChoice({ label }: { readonly label: string }): ReactNode {
  const { language } = useTexts();
  return (
    <label className="language-choice">
      <Icon name="globe" />
      <span className="unseen">{label}</span>
      <select
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) chooseLanguage(value);
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={languageRecords[each].tag}>
            {languageRecords[each].own_name}
          </option>
        ))}
      </select>
    </label>
  );
}

import { Textarea } from '@mantine/core';
import { directionOf, localeOf, type Language } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';

interface ListFieldProps {
  readonly list: string;
  readonly language: Language;
  readonly rows: number;
  readonly onChange: (list: string) => void;
}

/** A list of words with what they mean, as it is written or pasted. */
export function ListField({ list, language, rows, onChange }: ListFieldProps) {
  const t = useText();
  return (
    <Textarea
      label={t('making:list.label')}
      description={t('making:list.hint')}
      placeholder={t('making:list.example')}
      value={list}
      onChange={(event) => onChange(event.currentTarget.value)}
      rows={rows}
      spellCheck={false}
      attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
    />
  );
}

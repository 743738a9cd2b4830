import { TextInput } from '@mantine/core';
import { limits, type Finding, type Language } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { LettersLeft, langAndDirOfContent } from '../../ui/index.ts';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../editor/index.ts';
import { Marked } from '../review/index.ts';
import { LanguageSelect } from './language-select.tsx';
import classes from './title-and-language.module.css';

interface Written {
  readonly title: string;
  readonly language: Language;
}

interface TitleAndLanguageProps {
  readonly written: Written;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Partial<Written>) => void;
}

/** The title of a container, and its language. */
export function TitleAndLanguage({ written, findings, onChange }: TitleAndLanguageProps) {
  const t = useText();
  const { title, language } = written;
  const onTitle = findingsAt(findings, ['title']);
  return (
    <div className={classes.fields}>
      <div className={classes.title}>
        <Marked path={['title']} label={t('common:content_title')}>
          <TextInput
            id={fieldId(['title'])}
            label={t('common:content_title')}
            value={title}
            maxLength={limits.title.max}
            rightSection={<LettersLeft count={limits.title.max - title.length} />}
            attributes={{ input: langAndDirOfContent(title, language) }}
            error={onTitle.length > 0}
            aria-describedby={fieldErrorId(['title'])}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <FieldError path={['title']} findings={onTitle} />
        </Marked>
      </div>
      <Marked path={['language']} label={t('common:content_language')}>
        <LanguageSelect language={language} onLanguage={(chosen) => onChange({ language: chosen })} />
      </Marked>
    </div>
  );
}

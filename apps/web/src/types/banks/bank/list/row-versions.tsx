import { IconLanguage } from '@tabler/icons-react';
import type { QuestionRow } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../../i18n/index.ts';
import classes from './question-list.module.css';

/** The other languages of a question, and which of them its author has still to finish. */
export function RowVersions({ versions }: Pick<QuestionRow, 'versions'>) {
  const t = useText();
  return (
    <span className={classes.versions}>
      <IconLanguage size={14} aria-hidden="true" />
      <span className="visually-hidden">{t('questions:list.also_in')}</span>
      {versions.map(({ language, is_ready }) => (
        <span key={language} data-open={!is_ready || undefined}>
          {is_ready
            ? nameOfLanguage(language)
            : t('questions:list.version_open', { language: nameOfLanguage(language) })}
        </span>
      ))}
    </span>
  );
}

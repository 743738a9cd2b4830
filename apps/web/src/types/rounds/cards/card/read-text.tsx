import { directionOf, localeOf, type Language } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import classes from './read-text.module.css';

interface ReadTextProps {
  readonly id?: string;
  readonly text: string;
  readonly language: Language;
}

/** Words of a round for people who may only read them: findings and comments lead here too. */
export function ReadText({ id, text, language }: ReadTextProps) {
  const t = useText();
  if (text.trim() === '')
    return (
      <p id={id} className={classes.text} data-empty tabIndex={-1}>
        {t('editor:empty_field')}
      </p>
    );
  return (
    <p id={id} className={classes.text} lang={localeOf(language)} dir={directionOf(language)} tabIndex={-1}>
      {text}
    </p>
  );
}

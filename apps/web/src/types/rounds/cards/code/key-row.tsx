import { readCipherKey } from '@takhti/content-types/rounds';
import { directionOf, languageRecords, localeOf, type Language } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import classes from './code-key.module.css';

interface KeyRowProps {
  readonly cipher_key: string;
  readonly language: Language;
}

/** What every letter becomes, letter above code; nothing while the key does not work. */
export function KeyRow({ cipher_key, language }: KeyRowProps) {
  const t = useText();
  const key = readCipherKey(cipher_key, language);
  if (!key) return null;
  return (
    <ul
      className={classes.letters}
      dir={directionOf(language)}
      lang={localeOf(language)}
      aria-label={t('game-cards:code.letters')}
    >
      {languageRecords[language].letters.map((letter) => (
        <li key={letter} className={classes.letter}>
          <span>{letter}</span>
          <b>{key.get(letter)}</b>
        </li>
      ))}
    </ul>
  );
}

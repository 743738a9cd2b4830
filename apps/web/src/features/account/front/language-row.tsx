import { chooseLocale } from '../../../app/shell/index.ts';
import { locales, nameOfLocale, useLocale } from '../../../i18n/index.ts';
import classes from './language-row.module.css';

/** The languages side by side: people who cannot read the page must see their own at once. */
export function LanguageRow() {
  const present = useLocale();
  return (
    <div className={classes.row}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={classes.language}
          aria-pressed={locale === present}
          onClick={() => void chooseLocale(locale)}
        >
          {nameOfLocale(locale)}
        </button>
      ))}
    </div>
  );
}

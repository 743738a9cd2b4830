import { chooseLocale } from '../../../app/shell/index.ts';
import { locales, ownNames, useLocale } from '../../../i18n/index.ts';
import classes from './language-row.module.css';

/** The four languages side by side: whoever cannot read the page yet must see their own at once. */
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
          {ownNames[locale]}
        </button>
      ))}
    </div>
  );
}

import { storedReturnName, type ReturnAddress } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';

/** What somebody whom nobody knows can do here: read what may be asked, and log in, which leads back. */
export function StrangerNotice({ starters }: { readonly starters: readonly string[] }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {starters.length > 0 && (
        <ul className="bot-starters" aria-label={t('bot_starters')}>
          {starters.map((starter) => (
            <li key={starter} className="bot-starter">
              {starter}
            </li>
          ))}
        </ul>
      )}
      <div className="bot-notice" role="status">
        <p>{t('bot_unknown')}</p>
        <a className="button button-main" href="/" onClick={keepPage}>
          {t('bot_log_in')}
        </a>
      </div>
    </>
  );
}

/** Anyone who logs in comes back to this page. */
function keepPage(): void {
  const kept: ReturnAddress = { address: location.pathname + location.search, user_id: null };
  try {
    sessionStorage.setItem(storedReturnName, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the login leads to the dashboard.
  }
}

import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { LogInLink } from '../shared/log-in-link.tsx';

/** For unknown visitors: what they may ask, and a login, which returns here. */
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
        <LogInLink label={t('bot_log_in')} />
      </div>
    </>
  );
}

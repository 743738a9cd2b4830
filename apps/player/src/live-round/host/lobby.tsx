import type { LiveHostView } from '@takhti/contract';
import { livePath } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ask } from '../connection/live-calls.ts';
import type { Host } from './host.ts';
import { QrCode } from '../../ui/qr-code.tsx';

/** How learners join, and who has. A nickname that does not belong there is taken out by a press. */
export function Lobby({ host, view }: { readonly host: Host; readonly view: LiveHostView }): ReactNode {
  const { t, plural } = useTexts();
  const address = `${location.host}${livePath}`;
  return (
    <div className="front-lobby">
      <section className="front-join">
        {view.takes_players ? (
          <p>{t('live_join_at')}</p>
        ) : (
          <p role="status" className="live-line">
            {t('live_shut_now')}
          </p>
        )}
        <p className="front-address" dir="ltr">
          {address}
        </p>
        <p className="front-big-code" dir="ltr">
          {view.code.replace(/(\d{3})(?=\d)/g, '$1 ')}
        </p>
        <QrCode
          className="front-qr"
          text={`${location.origin}${livePath}?code=${view.code}`}
          label={t('live_scan')}
        />
      </section>
      <section>
        <div className="front-head">
          <h2 className="front-heading" role="status">
            {view.joined.length === 0 ? t('live_nobody') : plural('live_joined', view.joined.length)}
          </h2>
          <LanguageChoice label={t('live_language')} />
        </div>
        <ul className="front-names">
          {view.joined.map(({ player_id, nickname }) => (
            <li key={player_id} className="front-player">
              <bdi>{nickname}</bdi>
              <button
                type="button"
                className="front-remove"
                aria-label={t('live_remove', { name: nickname })}
                onClick={() => void ask('removeLivePlayer', { ...host, player_id })}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

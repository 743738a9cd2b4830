import type { ReactNode } from 'react';
import { secondsLeft, unanswered, type Attempt } from '../attempt/attempt.ts';
import type { SaveStatus } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SaveSign } from '../../../frame/save-sign.tsx';
import { HURRY_SECONDS } from './use-announcement.ts';
import '../../../frame/play-bar.css';

interface TopBarProps {
  readonly attempt: Attempt;
  /** Null in a preview, where nothing is saved. */
  readonly saving: SaveStatus | null;
  readonly onLeave: () => void;
}

/** The band above the board: title, clock, progress, whether all is saved, and the way out that loses nothing. */
export function TopBar({ attempt, saving, onLeave }: TopBarProps): ReactNode {
  const { t } = useTexts();
  return (
    <header className="top">
      <div className="top-row">
        <h1 className="top-title">{attempt.play.title}</h1>
        <Clock attempt={attempt} />
        {saving === null ? (
          <span className="top-chip">{t('preview')}</span>
        ) : (
          <>
            <SaveSign saving={saving} />
            <button type="button" className="top-leave" onClick={onLeave} aria-label={t('bookmark')}>
              <Icon name="bookmark" />
              <span className="top-leave-word">{t('bookmark')}</span>
            </button>
          </>
        )}
      </div>
      <Progress attempt={attempt} />
      {saving === 'unreachable' && (
        <p className="top-offline" role="status">
          <Icon name="cut" />
          {t('offline')}
        </p>
      )}
    </header>
  );
}

function Clock({ attempt }: { readonly attempt: Attempt }): ReactNode {
  const { t, clock } = useTexts();
  const left = secondsLeft(attempt);
  if (left === null) return null;
  return (
    <span
      className={left <= HURRY_SECONDS ? 'top-chip top-chip-hurry' : 'top-chip'}
      role="timer"
      aria-live="off"
    >
      <Icon name="clock" />
      <span className="unseen">{t('time_left')}</span>
      <bdi dir="ltr">{clock(left)}</bdi>
    </span>
  );
}

function Progress({ attempt }: { readonly attempt: Attempt }): ReactNode {
  const { t } = useTexts();
  const total = attempt.play.questions.length;
  const done = total - unanswered(attempt).length;
  const words = t('answered_of', { n: done, total });
  return (
    <div className="top-progress">
      <div
        className="top-track"
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
      >
        <div className="top-fill" style={{ inlineSize: `${(done / total) * 100}%` }} />
      </div>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SaveStatus } from '../../../attempt/recorder.ts';
import { PlayBar } from '../../../frame/play-bar.tsx';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { countAnswered, secondsLeft, type Attempt } from '../attempt/attempt.ts';
import { HURRY_SECONDS } from './use-announcement.ts';
import './assessment-bar.css';

interface AssessmentBarProps {
  readonly attempt: Attempt;
  /** Null in a preview, where nothing is saved. */
  readonly saving: SaveStatus | null;
  readonly onLeave: () => void;
}

/** The band above the questions, with the time that is left and how many are answered. */
export function AssessmentBar({ attempt, saving, onLeave }: AssessmentBarProps): ReactNode {
  return (
    <PlayBar
      title={attempt.play.title}
      saving={saving}
      onLeave={onLeave}
      clock={<Clock secondsLeft={secondsLeft(attempt)} />}
    >
      <Progress attempt={attempt} />
    </PlayBar>
  );
}

function Clock({ secondsLeft: left }: { readonly secondsLeft: number | null }): ReactNode {
  const { t, clock } = useTexts();
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
  const done = countAnswered(attempt);
  const words = t('answered_of', { n: done, total });
  return (
    <div className="answered">
      <div
        className="answered-track"
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
      >
        <div className="answered-fill" style={{ inlineSize: `${(done / total) * 100}%` }} />
      </div>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

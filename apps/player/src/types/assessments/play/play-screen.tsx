import { useState, type ReactNode } from 'react';
import type { Attempt, AttemptAction } from '../attempt/attempt.ts';
import type { SaveStatus } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { QuestionDock } from './question-dock.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { ReviewCard } from './review-card.tsx';
import { AssessmentBar } from './assessment-bar.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePlayKeys } from './use-play-keys.ts';
import './play-screen.css';

interface PlayScreenProps {
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
  readonly saving: SaveStatus | null;
  readonly onLeave: () => void;
}

/** One question at a time, the way between them, and the look over all before the end. */
export function PlayScreen({ attempt, dispatch, saving, onLeave }: PlayScreenProps): ReactNode {
  const { t } = useTexts();
  const [isMapOpen, setMapOpen] = useState(false);
  const isWide = useWide();
  const announcement = useAnnouncement(attempt);
  usePlayKeys(attempt, dispatch);

  function go(index: number): void {
    setMapOpen(false);
    dispatch({ type: 'go', to: index });
  }

  return (
    <div className="play">
      <AssessmentBar attempt={attempt} saving={saving} onLeave={onLeave} />
      <div className="play-body">
        <main>
          {attempt.view === 'review' ? (
            <ReviewCard attempt={attempt} dispatch={dispatch} />
          ) : (
            <QuestionCard attempt={attempt} dispatch={dispatch} />
          )}
        </main>
        {isWide && (
          <aside className="play-side" aria-label={t('map')}>
            <h2 className="play-side-title">{t('map')}</h2>
            <QuestionMap attempt={attempt} onGo={go} />
          </aside>
        )}
      </div>
      {attempt.view === 'question' && (
        <QuestionDock
          attempt={attempt}
          dispatch={dispatch}
          {...(isWide ? {} : { onMap: () => setMapOpen(true) })}
        />
      )}
      {isMapOpen && !isWide && (
        <Dialog title={t('map')} onClose={() => setMapOpen(false)}>
          <QuestionMap attempt={attempt} onGo={go} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setMapOpen(false)}>
              {t('close')}
            </button>
          </div>
        </Dialog>
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { currentQuestion, unanswered, type Attempt, type AttemptAction } from '../attempt/attempt.ts';
import type { SaveStatus } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { QuestionDock } from './question-dock.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { ReviewCard } from './review-card.tsx';
import { articleOf, isFirstOfArticle } from './article/article-of.ts';
import { ArticleAbove, ArticleBeside } from './article/article-pane.tsx';
import { useBelowScreen } from './article/use-below-screen.ts';
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
  const article = attempt.view === 'question' ? articleOf(attempt) : null;
  const isBeside = article !== null && isWide;
  // The text takes the place of the list, which opens by its button then.
  const hasMapBeside = isWide && !isBeside;
  const announcement = useAnnouncement(attempt);
  const card = useRef<HTMLElement>(null);
  const isBelowText =
    article !== null &&
    !isBeside &&
    isFirstOfArticle(attempt) &&
    unanswered(attempt).includes(attempt.current);
  const onQuestion = useBelowScreen(card, isBelowText ? currentQuestion(attempt).QuestionId : null);
  usePlayKeys(attempt, dispatch);

  function go(index: number): void {
    setMapOpen(false);
    dispatch({ type: 'go', to: index });
  }

  return (
    <div className="play">
      <AssessmentBar attempt={attempt} saving={saving} onLeave={onLeave} />
      <div className={isBeside ? 'play-body play-reading' : 'play-body'}>
        {isBeside && <ArticleBeside key={article.ArticleId} article={article} />}
        <main>
          {article !== null && !isBeside && (
            <ArticleAbove key={article.ArticleId} article={article} isRead={isFirstOfArticle(attempt)} />
          )}
          {attempt.view === 'review' ? (
            <ReviewCard attempt={attempt} dispatch={dispatch} />
          ) : (
            <QuestionCard card={card} attempt={attempt} dispatch={dispatch} />
          )}
        </main>
        {hasMapBeside && (
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
          {...(onQuestion ? { onQuestion } : {})}
          {...(hasMapBeside ? {} : { onMap: () => setMapOpen(true) })}
        />
      )}
      {isMapOpen && !hasMapBeside && (
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

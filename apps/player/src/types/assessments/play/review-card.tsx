import { useEffect, useRef, useState, type ReactNode } from 'react';
import { unanswered, unchecked, type Attempt, type AttemptAction } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Slate } from '../../../ui/slate.tsx';
import './review-card.css';

interface ReviewCardProps {
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
}

/** Before the end: what has no answer, what was marked, and the way back to each. */
export function ReviewCard({ attempt, dispatch }: ReviewCardProps): ReactNode {
  const { t, plural } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = unanswered(attempt);
  const notChecked = unchecked(attempt);
  const isAllDone = open.length + notChecked.length === 0;
  const flagged = attempt.play.questions.flatMap((question, index) =>
    attempt.flagged.has(question.QuestionId) ? [index] : [],
  );

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <section className="play-card review">
      <div className="review-head">
        <Slate mood={isAllDone ? 'happy' : 'ready'} isSmall />
        <div>
          <h2 className="review-title" ref={heading} tabIndex={-1}>
            {t('review')}
          </h2>
          {isAllDone && <p>{t('all_answered')}</p>}
        </div>
      </div>
      {open.length > 0 && (
        <div className="review-group">
          <h3 className="review-group-title">{plural('unanswered', open.length)}</h3>
          <QuestionLinks indexes={open} attempt={attempt} dispatch={dispatch} />
        </div>
      )}
      {notChecked.length > 0 && (
        <div className="review-group">
          <h3 className="review-group-title">{plural('unchecked', notChecked.length)}</h3>
          <QuestionLinks indexes={notChecked} attempt={attempt} dispatch={dispatch} />
        </div>
      )}
      {flagged.length > 0 && (
        <div className="review-group review-flagged">
          <h3 className="review-group-title">
            <Icon name="flag" />
            {t('marked_questions')}
          </h3>
          <QuestionLinks indexes={flagged} attempt={attempt} dispatch={dispatch} />
        </div>
      )}
      <div className="review-actions">
        <Button icon="back" onClick={() => dispatch({ type: 'previous' })}>
          {t('back_to_questions')}
        </Button>
        <Button isMain icon="check" onClick={() => setAsking(true)}>
          {t('finish')}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t('finish_confirm')} onClose={() => setAsking(false)}>
          {open.length > 0 && (
            <p>
              <strong>{plural('unanswered', open.length)}</strong>
            </p>
          )}
          {notChecked.length > 0 && <p>{plural('unchecked', notChecked.length)}</p>}
          <p>{t('finish_confirm_text')}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)}>{t('back_to_questions')}</Button>
            <Button isMain icon="check" onClick={() => dispatch({ type: 'finish' })}>
              {t('finish')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function QuestionLinks({
  indexes,
  attempt,
  dispatch,
}: ReviewCardProps & { readonly indexes: readonly number[] }): ReactNode {
  const { t, number } = useTexts();
  return (
    <ul className="review-list">
      {indexes.map((index) => (
        <li key={attempt.play.questions[index]?.QuestionId}>
          <Button
            aria-label={t('question_of', { n: index + 1, total: attempt.play.questions.length })}
            onClick={() => dispatch({ type: 'go', to: index })}
          >
            {number(index + 1)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

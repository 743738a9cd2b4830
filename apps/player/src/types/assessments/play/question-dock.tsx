import { useEffect, useRef, type ReactNode } from 'react';
import {
  awaitsCheck,
  currentQuestion,
  isLast,
  type Attempt,
  type AttemptAction,
} from '../attempt/attempt.ts';
import { Dock } from '../../../frame/dock.tsx';
import { useAsleep } from '../../../frame/use-asleep.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCheckDoubt } from './use-announcement.ts';

interface QuestionDockProps {
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
  /** Leads to the question, where a text is read above it and it was not seen yet. */
  readonly onQuestion?: () => void;
  /** Opens the list of questions, where it is not beside them. */
  readonly onMap?: () => void;
}

/** Back, list and on. */
export function QuestionDock({ attempt, dispatch, onQuestion, onMap }: QuestionDockProps): ReactNode {
  const { t } = useTexts();
  const main = useRef<HTMLButtonElement>(null);
  const isChecking = awaitsCheck(attempt);
  const doubt = useCheckDoubt(attempt);
  const isChecked = attempt.checked.has(currentQuestion(attempt).QuestionId);

  // The second of two taps on Check must not continue: nobody has read what it taught. Nor must that on the way to a question.
  const isAsleep = useAsleep(`${attempt.current} ${isChecking} ${onQuestion === undefined}`);

  // Checking locks the answers and takes the focus from them: it goes where the next step is.
  useEffect(() => {
    if (isChecked && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isChecked]);

  return (
    <Dock isAsleep={isAsleep}>
      {doubt !== '' && <p className="play-doubt">{doubt}</p>}
      <Button
        icon="back"
        disabled={attempt.current === 0}
        aria-label={t('previous')}
        onClick={() => dispatch({ type: 'previous' })}
      >
        <span className="play-back-word">{t('previous')}</span>
      </Button>
      {onMap !== undefined && (
        <Button aria-label={t('map_open')} title={t('map_open')} onClick={onMap}>
          <Icon name="list" />
        </Button>
      )}
      {onQuestion !== undefined ? (
        <Button ref={main} isMain iconAtEnd="down" onClick={onQuestion}>
          {t('article_question')}
        </Button>
      ) : isChecking ? (
        <Button ref={main} isMain icon="check" onClick={() => dispatch({ type: 'check' })}>
          {t('check')}
        </Button>
      ) : (
        <Button ref={main} isMain iconAtEnd="forward" onClick={() => dispatch({ type: 'next' })}>
          {t(isLast(attempt) ? 'review_open' : 'next')}
        </Button>
      )}
    </Dock>
  );
}

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { currentQuestion, givenOf, isRight, type Attempt, type AttemptAction } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Feedback } from './feedback.tsx';
import { playerKindOf } from '../kinds/registry.ts';

interface QuestionCardProps {
  readonly card: RefObject<HTMLElement | null>;
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
}

/** The current question on its board. Its heading takes the focus when the question changes, so that it is read out. */
export function QuestionCard({ card, attempt, dispatch }: QuestionCardProps): ReactNode {
  const { t } = useTexts();
  const question = currentQuestion(attempt);
  const { Card } = playerKindOf(question);
  const isLocked = attempt.checked.has(question.QuestionId);
  const isFlagged = attempt.flagged.has(question.QuestionId);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [question.QuestionId]);

  return (
    <article
      ref={card}
      className="play-card"
      data-columns={attempt.play.question_format === 'two_columns' || undefined}
      data-short={attempt.play.option_format === 'short' || undefined}
    >
      <div className="play-head">
        <h2 className="play-number" ref={heading} tabIndex={-1}>
          {t('question_of', { n: attempt.current + 1, total: attempt.play.questions.length })}
        </h2>
        <button
          type="button"
          className="play-flag"
          aria-pressed={isFlagged}
          onClick={() => dispatch({ type: 'flag' })}
        >
          <Icon name="flag" />
          {t('flag')}
        </button>
      </div>
      <Card
        key={question.QuestionId}
        question={question}
        language={attempt.play.language}
        given={givenOf(attempt, question)}
        isLocked={isLocked}
        isEmptyDoubted={attempt.isEmptyDoubted}
        onAnswer={(given) => dispatch({ type: 'answer', given })}
      />
      {isLocked && <Feedback question={question} isRight={isRight(attempt, question) === true} />}
    </article>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import {
  chosenOf,
  currentQuestion,
  isRight,
  type Attempt,
  type AttemptAction,
} from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Feedback } from './feedback.tsx';
import { Options } from '../kinds/mcq/options.tsx';

interface QuestionCardProps {
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
}

/** The current question on its board. Its heading takes the focus when the question changes, so that it is read out. */
export function QuestionCard({ attempt, dispatch }: QuestionCardProps): ReactNode {
  const { t } = useTexts();
  const question = currentQuestion(attempt);
  const chosen = chosenOf(attempt, question.QuestionId);
  const isLocked = attempt.checked.has(question.QuestionId);
  const isFlagged = attempt.flagged.has(question.QuestionId);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [question.QuestionId]);

  return (
    <article className="play-card">
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
      <div className="play-question">
        <RichText html={question.QuestionText} />
      </div>
      <Options
        key={question.QuestionId}
        question={question}
        chosen={chosen}
        isLocked={isLocked}
        onChoose={(option_id) => dispatch({ type: 'choose', option_id })}
      />
      {isLocked && <Feedback question={question} isRight={isRight(question, chosen) === true} />}
    </article>
  );
}

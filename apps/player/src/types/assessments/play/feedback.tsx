import type { PlayQuestion } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Slate } from '../../../ui/slate.tsx';
import './feedback.css';

interface FeedbackProps {
  readonly question: PlayQuestion;
  readonly isRight: boolean;
}

/** The score of a checked answer, in shape, word and colour, with the author's feedback; kind if it was wrong. */
export function Feedback({ question, isRight }: FeedbackProps): ReactNode {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const words = (isRight ? question.CorrectFeedback : question.IncorrectFeedback) ?? '';
  return (
    <div className={isRight ? 'feedback' : 'feedback feedback-wrong'} ref={box}>
      <Slate mood={isRight ? 'happy' : 'kind'} isSmall />
      <div className="feedback-words">
        <p className="feedback-title">
          <Icon name={isRight ? 'check' : 'again'} />
          {t(isRight ? 'right' : 'wrong')}
        </p>
        {!isRight && <p>{t('wrong_kind')}</p>}
        {words !== '' && <RichText html={words} />}
      </div>
    </div>
  );
}

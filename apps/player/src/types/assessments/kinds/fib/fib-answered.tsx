import type { ReactNode } from 'react';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { AnsweredProps } from '../player-kind.ts';
import { RightAnswers } from './right-answers.tsx';

/** The question with what was typed in its blanks, and the right answers if they are shown. */
export function FibAnswered({ question, line }: AnsweredProps): ReactNode {
  const typed = new Map(
    question.BlankOptions.map(({ BlankNo }, at) => [BlankNo, line.UserAResponse[at] ?? '']),
  );
  const unit = question.BlankOptions[0]?.Unit ?? '';
  return (
    <>
      <div className="line-question">
        <RichText
          html={question.QuestionText}
          renderBlank={(number) => (
            <>
              <bdi className="blank-typed">{typed.get(number) || '____'}</bdi>
              {unit !== '' && (
                <>
                  {' '}
                  <bdi>{unit}</bdi>
                </>
              )}
            </>
          )}
        />
      </div>
      {line.status !== 'c' && <RightAnswers blanks={question.BlankOptions} isWrong={() => true} />}
    </>
  );
}

import type { PlayOption } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { AnsweredProps } from '../player-kind.ts';

/** The question with the chosen options, and the right ones if they are shown. */
export function McqAnswered({ question, line }: AnsweredProps): ReactNode {
  const { t } = useTexts();
  const given = question.ListOptions.filter((option) => line.UserAResponse.includes(option.OptionId));
  const right = question.ListOptions.filter((option) => option.IsCorrect === true);
  return (
    <>
      <div className="line-question">
        <RichText html={question.QuestionText} />
      </div>
      {(given.length > 0 || (line.status !== 'c' && right.length > 0)) && (
        <dl className="line-answers">
          {given.length > 0 && (
            <Answers term={t(given.length === 1 ? 'your_answer' : 'your_answers')} options={given} />
          )}
          {line.status !== 'c' && right.length > 0 && (
            <Answers
              term={t(right.length === 1 ? 'right_answer' : 'right_answers')}
              options={right}
              icon="check"
            />
          )}
        </dl>
      )}
    </>
  );
}

interface AnswersProps {
  readonly term: string;
  readonly options: readonly PlayOption[];
  readonly icon?: IconName;
}

function Answers({ term, options, icon }: AnswersProps): ReactNode {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {options.map((option) => (
          <span className="line-answer" key={option.OptionId}>
            {icon !== undefined && <Icon name={icon} />}
            <RichText html={option.OptionText} isPhrase />
          </span>
        ))}
      </dd>
    </>
  );
}

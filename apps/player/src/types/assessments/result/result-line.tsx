import type { PlayOption, PlayQuestion, ResultQuestion } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { TextKey } from '../../../i18n/texts.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import '../../../result/result-line.css';

const statuses: Readonly<
  Record<ResultQuestion['status'], { readonly word: TextKey; readonly icon: IconName }>
> = {
  c: { word: 'status_correct', icon: 'check' },
  i: { word: 'status_incorrect', icon: 'again' },
  n: { word: 'status_skipped', icon: 'cross' },
};

interface ResultLineProps {
  readonly line: ResultQuestion;
  readonly question: PlayQuestion;
  readonly total: number;
}

/** One question of the result: how it went, what was answered, and what is right where the play tells it. */
export function ResultLine({ line, question, total }: ResultLineProps): ReactNode {
  const { t, clock } = useTexts();
  const { word, icon } = statuses[line.status];
  const given = question.ListOptions.filter((option) => line.UserAResponse.includes(option.OptionId));
  const right = question.ListOptions.filter((option) => option.IsCorrect === true);
  return (
    <li className={`line line-${line.status}`}>
      <div className="line-head">
        <h3 className="line-number">{t('question_of', { n: line.QuestionNo, total })}</h3>
        <span className="line-status">
          <Icon name={icon} />
          {t(word)}
        </span>
        <span className="line-time">
          <span className="unseen">{t('time_spent')} </span>
          <bdi dir="ltr">{clock(line.TimespentInSeconds)}</bdi>
        </span>
      </div>
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
    </li>
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

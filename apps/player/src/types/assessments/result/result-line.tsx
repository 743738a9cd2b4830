import type { PlayQuestion, ResultQuestion } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { TextKey } from '../../../i18n/texts.ts';
import { LineFrame } from '../../../result/line-frame.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import type { PlayerKind } from '../kinds/player-kind.ts';

const statuses: Readonly<
  Record<ResultQuestion['status'], { readonly word: TextKey; readonly icon: IconName }>
> = {
  c: { word: 'status_correct', icon: 'check' },
  i: { word: 'status_incorrect', icon: 'cross' },
  n: { word: 'status_skipped', icon: 'minus' },
};

interface ResultLineProps {
  readonly line: ResultQuestion;
  readonly question: PlayQuestion;
  readonly kind: PlayerKind;
  readonly total: number;
}

/** One question of the result: how it went, how long it took, what was answered, and what there is to learn from it. */
export function ResultLine({ line, question, kind, total }: ResultLineProps): ReactNode {
  const { t, clock } = useTexts();
  const { word, icon } = statuses[line.status];
  const { Answered } = kind;
  const why = (line.status === 'c' ? question.CorrectFeedback : question.IncorrectFeedback) ?? '';
  return (
    <LineFrame
      status={line.status}
      number={t('question_of', { n: line.QuestionNo, total })}
      head={
        <>
          <span className="line-status">
            <Icon name={icon} />
            {t(word)}
          </span>
          <span className="line-time">
            <span className="unseen">{t('time_spent')} </span>
            <bdi dir="ltr">{clock(line.TimespentInSeconds)}</bdi>
          </span>
        </>
      }
    >
      <Answered question={question} line={line} />
      {why !== '' && (
        <div className="line-why">
          <RichText html={why} />
        </div>
      )}
    </LineFrame>
  );
}

import type { Play, PlayQuestion, Result } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../i18n/texts.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { praiseFor } from '../../../result/praise.ts';
import { ResultPage } from '../../../result/result-page.tsx';
import type { PlayerKind } from '../kinds/player-kind.ts';
import { NextPart } from './next-part.tsx';
import type { Parts } from './parts.ts';
import { ResultLine } from './result-line.tsx';

interface ResultScreenProps {
  readonly play: Play;
  readonly result: Result;
  /** Given by the page, which has the kinds already: imported here too they would be a file more to wait for. */
  readonly kindOf: (question: PlayQuestion) => PlayerKind;
  readonly isTimeUp: boolean;
  /** Null when the learner has no attempt left. */
  readonly onAgain: (() => void) | null;
  /** Which part of a bank it was; left out where it was the whole. */
  readonly parts?: Parts | null;
  readonly onClose: (() => void) | null;
  /** Between the score and the lines. */
  readonly below?: ReactNode;
}

/** The end: how it went, question by question, and another round. */
export function ResultScreen(props: ResultScreenProps): ReactNode {
  const { play, result, kindOf, isTimeUp, onAgain, parts = null, onClose, below } = props;
  const { t } = useTexts();
  const praise = praiseFor(result);
  const questions = new Map(play.questions.map((question) => [question.QuestionId, question]));
  const { TotalQuestions: total } = result;
  const hasLines = result.QuestionsData.length > 0;
  // Words of praise send the learner to the lines, and to another attempt.
  const cheer: readonly TextKey[] = [
    ...(hasLines ? [] : (['result_sum_only'] as const)),
    ...(hasLines && onAgain !== null ? [praise.text] : []),
    ...(onAgain === null ? (['no_attempts_text'] as const) : []),
  ];
  return (
    <ResultPage
      title={play.title}
      praise={praise}
      score={result.GameScore}
      seconds={result.TimeSpentInSeconds}
      summary={t('correct_of', { n: result.CorrectQuestions, total })}
      icon="check"
      reward={parts && <p>{t('part_of', { n: parts.number, total: parts.parts })}</p>}
      cheer={<p>{cheer.map((key) => t(key)).join(' ')}</p>}
      isTimeUp={isTimeUp}
      notCounted={result.not_counted}
      onAgain={onAgain}
      first={parts && <NextPart parts={parts} />}
      onClose={onClose}
      below={below}
      heading={t('result_details')}
      lines={result.QuestionsData.map((line) => {
        const question = questions.get(line.QuestionId);
        return (
          question && (
            <ResultLine
              key={line.QuestionId}
              line={line}
              question={question}
              kind={kindOf(question)}
              total={total}
            />
          )
        );
      })}
    />
  );
}

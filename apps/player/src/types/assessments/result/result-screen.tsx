import type { Play, PlayQuestion, Result } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { praiseFor } from '../../../result/praise.ts';
import { ResultPage } from '../../../result/result-page.tsx';
import type { PlayerKind } from '../kinds/player-kind.ts';
import { ResultLine } from './result-line.tsx';

interface ResultScreenProps {
  readonly play: Play;
  readonly result: Result;
  /** Given by the page, which has the kinds already: imported here too they would be a file more to wait for. */
  readonly kindOf: (question: PlayQuestion) => PlayerKind;
  readonly isTimeUp: boolean;
  readonly onAgain: () => void;
  readonly onClose: (() => void) | null;
}

/** The end: how it went, question by question, and another round. */
export function ResultScreen(props: ResultScreenProps): ReactNode {
  const { play, result, kindOf, isTimeUp, onAgain, onClose } = props;
  const { t } = useTexts();
  const praise = praiseFor(result);
  const questions = new Map(play.questions.map((question) => [question.QuestionId, question]));
  const { TotalQuestions: total } = result;
  return (
    <ResultPage
      title={play.title}
      praise={praise}
      score={result.GameScore}
      seconds={result.TimeSpentInSeconds}
      summary={t('correct_of', { n: result.CorrectQuestions, total })}
      icon="check"
      // The other words send the learner to the lines.
      cheer={<p>{t(result.QuestionsData.length > 0 ? praise.text : 'result_sum_only')}</p>}
      isTimeUp={isTimeUp}
      onAgain={onAgain}
      onClose={onClose}
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

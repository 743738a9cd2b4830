import type { Play, Result } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Slate } from '../../../ui/slate.tsx';
import { praiseFor } from '../../../result/praise.ts';
import { ResultLine } from './result-line.tsx';
import { ScoreRing } from '../../../result/score-ring.tsx';
import '../../../result/result.css';

interface ResultScreenProps {
  readonly play: Play;
  readonly result: Result;
  readonly isTimeUp: boolean;
  readonly onAgain: () => void;
  /** Where some window waits for the player to be done. */
  readonly onClose?: () => void;
}

/** The end: how it went, question by question, and another round. */
export function ResultScreen({ play, result, isTimeUp, onAgain, onClose }: ResultScreenProps): ReactNode {
  const { t, clock } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const praise = praiseFor(result);
  const questions = new Map(play.questions.map((question) => [question.QuestionId, question]));
  const correct = t('correct_of', { n: result.CorrectQuestions, total: result.TotalQuestions });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <main className="result">
      <div className="result-body">
        {isTimeUp && (
          <p className="result-banner">
            <Icon name="clock" />
            {t('time_up')}
          </p>
        )}
        <section className="result-hero">
          <p className="result-for">{play.title}</p>
          <h1 className="result-title" ref={heading} tabIndex={-1}>
            {t(praise.title)}
          </h1>
          <div className="result-scene">
            <Slate mood={praise.mood} />
            <ScoreRing percent={result.GameScore} />
          </div>
          <div className="result-facts">
            <p className="result-fact">
              <Icon name="check" />
              {correct}
            </p>
            <p className="result-fact">
              <Icon name="clock" />
              <span className="unseen">{t('time_spent')}</span>
              <bdi dir="ltr">{clock(result.TimeSpentInSeconds)}</bdi>
            </p>
          </div>
          <p>{t(praise.text)}</p>
          <div className="result-actions">
            <Button isMain icon="again" title={t('again_hint')} onClick={onAgain}>
              {t('again')}
            </Button>
            {onClose !== undefined && <Button onClick={onClose}>{t('close')}</Button>}
          </div>
        </section>
        <section>
          <h2 className="result-subtitle">{t('result_details')}</h2>
          <ol className="result-list">
            {result.QuestionsData.map((line) => {
              const question = questions.get(line.QuestionId);
              return (
                question !== undefined && (
                  <ResultLine
                    key={line.QuestionId}
                    line={line}
                    question={question}
                    total={result.TotalQuestions}
                  />
                )
              );
            })}
          </ol>
        </section>
        <p className="unseen" role="status">
          {`${t('result')}: ${correct}`}
        </p>
      </div>
    </main>
  );
}

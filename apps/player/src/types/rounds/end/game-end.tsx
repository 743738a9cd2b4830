import type { GamePlay, GameResult } from '@takhti/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { leftToRight } from '../../../i18n/left-to-right.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { praiseFor } from '../../../result/praise.ts';
import { ScoreRing } from '../../../result/score-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Slate } from '../../../ui/slate.tsx';
import type { BestScore } from '../stars/best.ts';
import { Kite } from '../stars/kite.tsx';
import { mostStars, starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';
import { Confetti } from './confetti.tsx';
import { RoundLine } from './round-line.tsx';
import '../../../result/result.css';
import '../../../result/result-line.css';
import '../page/game.css';

interface GameEndProps {
  readonly play: GamePlay;
  readonly result: GameResult;
  /** Null where nothing is kept. */
  readonly best: BestScore | null;
  readonly onAgain: () => void;
  /** Where some window waits for the player to be done. */
  readonly onClose?: () => void;
  readonly below?: ReactNode;
}

/** The end of a game: its score, its stars, every round with what is right, and another game. */
export function GameEnd({ play, result, best, onAgain, onClose, below }: GameEndProps): ReactNode {
  const { t, clock, percent } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const praise = praiseFor(result);
  const rounds = new Map(play.rounds.map((round) => [round.QuestionId, round]));
  const stars = result.QuestionsData.reduce((sum, line) => sum + starsFor(line.credit), 0);
  const words = t('stars', { n: stars, total: result.TotalQuestions * mostStars });
  const [before] = useState(() => best?.read() ?? null);
  useEffect(() => best?.keep(result.GameScore), [best, result]);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main className="result">
      <div className="result-body">
        <section className="result-hero game-end">
          {praise.mood === 'proud' && <Confetti />}
          <div className="game-end-kites">
            <Kite />
            <Kite />
          </div>
          <p className="result-for">{play.title}</p>
          <h1 className="result-title" ref={title} tabIndex={-1}>
            {t(praise.title)}
          </h1>
          <div className="result-scene">
            <Slate mood={praise.mood} />
            <ScoreRing percent={result.GameScore} />
          </div>
          <div className="game-end-stars">
            <Stars count={starsFor(result.GameScore / 100)} />
          </div>
          {before !== null && (
            <p className="game-end-best">
              {before < result.GameScore ? t('best_new') : t('best', { score: leftToRight(percent(before)) })}
            </p>
          )}
          <div className="result-facts">
            <p className="result-fact">
              <Icon name="star" />
              {words}
            </p>
            <p className="result-fact">
              <Icon name="clock" />
              <span className="unseen">{t('time_spent')}</span>
              <bdi dir="ltr">{clock(result.TimeSpentInSeconds)}</bdi>
            </p>
          </div>
          <div className="result-actions">
            <Button isMain icon="again" title={t('again_hint')} onClick={onAgain}>
              {t('again')}
            </Button>
            {onClose !== undefined && <Button onClick={onClose}>{t('close')}</Button>}
          </div>
        </section>
        {below}
        <section>
          <h2 className="result-subtitle">{t('game_details')}</h2>
          <ol className="result-list">
            {result.QuestionsData.map((line) => {
              const round = rounds.get(line.QuestionId);
              return (
                round && (
                  <RoundLine
                    key={line.QuestionId}
                    line={line}
                    round={round}
                    total={result.TotalQuestions}
                    language={play.language}
                  />
                )
              );
            })}
          </ol>
        </section>
        <p className="unseen" role="status">
          {`${t('result')}: ${words}`}
        </p>
      </div>
    </main>
  );
}

import type { GamePlay, GameResult } from '@takhti/domain';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { leftToRight } from '../../../i18n/left-to-right.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { praiseFor } from '../../../result/praise.ts';
import { ResultPage } from '../../../result/result-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { isOfWords } from '../game/units.ts';
import { SceneView } from '../scenes/scene/scene-view.tsx';
import { fullOf, progressAtEnd } from '../scenes/scene/steps.ts';
import { sceneOf } from '../scenes/scenes.ts';
import type { BestScore } from '../stars/best.ts';
import { Kite } from '../stars/kite.tsx';
import { mostStars, starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';
import { Confetti } from './confetti.tsx';
import { missedOf } from './missed.ts';
import { partsOfLine } from './parts-of-line.ts';
import { RoundLine } from './round-line.tsx';
import './game-end.css';

interface GameEndProps {
  readonly play: GamePlay;
  readonly result: GameResult;
  /** Null where nothing is kept. */
  readonly best: BestScore | null;
  /** Null while a new game cannot be begun yet. */
  readonly onAgain: (() => void) | null;
  /** Plays the rounds that were missed, and nothing else. */
  readonly onMissed: (missed: GamePlay) => void;
  readonly onClose: (() => void) | null;
  readonly below?: ReactNode;
}

/** The end of a game: its score, its stars, every round with what is right, and another game. */
export function GameEnd({ play, result, best, onAgain, onMissed, onClose, below }: GameEndProps): ReactNode {
  const texts = useTexts();
  const { t, plural, percent } = texts;
  const praise = praiseFor(result);
  const isByWords = isOfWords(play.rounds);
  const { GameScore: score, TotalQuestions: total } = result;
  const stars = result.QuestionsData.reduce((sum, line) => sum + starsFor(line.credit), 0);
  const scene = sceneOf(play.scene);
  const progress = useMemo(() => progressAtEnd(result), [result]);
  const missed = useMemo(() => missedOf(play, result), [play, result]);
  const [before] = useState(() => best?.read() ?? null);
  useEffect(() => best?.keep(score), [best, score]);
  return (
    <ResultPage
      className={scene ? 'game-end game-end-world' : 'game-end'}
      title={play.title}
      praise={praise}
      score={score}
      seconds={result.TimeSpentInSeconds}
      summary={t('stars', { n: stars, total: total * mostStars })}
      icon="star"
      ornament={
        <>
          {praise.mood === 'proud' && <Confetti />}
          {scene ? (
            <SceneView
              scene={scene}
              progress={progress}
              picture={play.picture}
              label={t(scene.words.end, { n: fullOf(progress.steps), total: progress.steps.length })}
            />
          ) : (
            <div className="kites game-end-kites">
              <Kite />
              <Kite />
            </div>
          )}
        </>
      }
      reward={
        <>
          <div className="game-end-stars">
            <Stars count={starsFor(score / 100)} />
          </div>
          {scene && <p>{t(scene.words.end, { n: fullOf(progress.steps), total: progress.steps.length })}</p>}
          {before !== null && (
            <p className="best">
              {before < score ? t('best_new') : t('best', { score: leftToRight(percent(before)) })}
            </p>
          )}
        </>
      }
      first={
        missed && (
          <Button isMain icon="again" title={t('missed_hint')} onClick={() => onMissed(missed)}>
            {plural('missed', missed.rounds.length)}
          </Button>
        )
      }
      onAgain={onAgain}
      onClose={onClose}
      notCounted={result.not_counted}
      below={below}
      heading={t(isByWords ? 'words_details' : 'game_details')}
      lines={result.QuestionsData.map((line) => {
        const parts = partsOfLine(texts, play, line);
        const name = t(isByWords ? 'word_of' : 'round_of', { n: line.QuestionNo, total });
        return parts && <RoundLine key={line.QuestionId} line={line} name={name} {...parts} />;
      })}
    />
  );
}

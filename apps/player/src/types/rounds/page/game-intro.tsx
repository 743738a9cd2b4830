import type { ReactNode } from 'react';
import { Intro, IntroFact } from '../../../frame/intro.tsx';
import { Button } from '../../../ui/button.tsx';
import { leftToRight } from '../../../i18n/left-to-right.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { Game } from '../game/game.ts';
import { countUnits, isOfWords } from '../game/units.ts';
import type { Scene } from '../scenes/scene/scene.ts';
import { SceneView } from '../scenes/scene/scene-view.tsx';
import { progressOf } from '../scenes/scene/steps.ts';
import { Kite } from '../stars/kite.tsx';
import { starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';
import './game-intro.css';

interface GameIntroProps {
  readonly game: Game;
  /** Null for a game without a world of its own. */
  readonly scene: Scene | null;
  /** The best score so far, in percent; null before the first game. */
  readonly best: number | null;
  readonly onStart: () => void;
  /** The way to a game between two teams; null where there is none. */
  readonly onTeams: (() => void) | null;
}

/** How many rounds there are, and how well it went before. */
export function GameIntro({ game, scene, best, onStart, onTeams }: GameIntroProps): ReactNode {
  const texts = useTexts();
  const { t, percent } = texts;
  const { play, played } = game;
  const total = play.rounds.length;
  const count = Object.keys(played).length;
  const isResumed = count > 0 || game.current > 0 || game.draft !== null;
  const isByWords = isOfWords(play.rounds);
  const goingOn = isByWords ? t('crossword_continue_text') : t('game_continue_text', { n: count, total });
  const ready = t(isByWords ? 'crossword_hint' : (scene?.words.about ?? 'game_ready_text'));
  return (
    <Intro
      className={scene ? `game-intro world world-${scene.id}` : 'game-intro'}
      title={play.title}
      description={play.description}
      ornament={
        scene ? (
          <SceneView
            scene={scene}
            progress={progressOf(game)}
            picture={play.picture}
            label={t(scene.words.about)}
          />
        ) : (
          <div className="kites game-intro-kites">
            <Kite />
            <Kite />
            <Kite />
          </div>
        )
      }
      facts={<IntroFact icon="list">{countUnits(texts, play.rounds)}</IntroFact>}
      best={
        best !== null && (
          <p className="best game-intro-best">
            <Stars count={starsFor(best / 100)} />
            {t('best', { score: leftToRight(percent(best)) })}
          </p>
        )
      }
      text={isResumed ? goingOn : ready}
      start={t(isResumed ? 'continue' : 'game_start')}
      onStart={onStart}
      more={onTeams && total > 1 && <Button onClick={onTeams}>{t('teams')}</Button>}
    />
  );
}

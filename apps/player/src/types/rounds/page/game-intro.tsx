import { useEffect, useRef, type ReactNode } from 'react';
import { leftToRight } from '../../../i18n/left-to-right.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Game } from '../game/game.ts';
import { Kite } from '../stars/kite.tsx';
import { starsFor } from '../stars/stars.ts';
import { Stars } from '../stars/stars.tsx';
import '../../../frame/intro.css';
import '../../../ui/notice.css';

interface GameIntroProps {
  readonly game: Game;
  /** The best score so far, in percent; null before the first game. */
  readonly best: number | null;
  readonly onStart: () => void;
}

/** What is about to be played, and the button that starts it or goes on with it. */
export function GameIntro({ game, best, onStart }: GameIntroProps): ReactNode {
  const { t, plural, percent } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const { play, played } = game;
  const total = play.rounds.length;
  const count = Object.keys(played).length;
  const isResumed = count > 0 || game.current > 0 || game.draft !== null;
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <main className="notice game-intro">
      <div className="notice-card">
        <div className="game-intro-kites">
          <Kite />
          <Kite />
          <Kite />
        </div>
        <h1 className="notice-title" ref={title} tabIndex={-1}>
          {play.title}
        </h1>
        {play.description !== '' && <p className="notice-text">{play.description}</p>}
        <div className="verify-facts">
          <span className="verify-fact">
            <Icon name="list" />
            {plural('rounds', total)}
          </span>
        </div>
        {best !== null && (
          <p className="game-intro-best">
            <Stars count={starsFor(best / 100)} />
            {t('best', { score: leftToRight(percent(best)) })}
          </p>
        )}
        <p className="notice-text">
          {isResumed ? t('game_continue_text', { n: count, total }) : t('game_ready_text')}
        </p>
        <button type="button" className="button button-main verify-start" onClick={onStart}>
          {t(isResumed ? 'continue' : 'game_start')}
          <Icon name="forward" />
        </button>
      </div>
    </main>
  );
}

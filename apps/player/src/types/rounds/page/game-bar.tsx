import type { ReactNode } from 'react';
import { scoreBoard } from '@takhti/content-types/rounds/play';
import type { SaveStatus } from '../../../attempt/recorder.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { PlayBar } from '../../../frame/play-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Game } from '../game/game.ts';
import type { Scene } from '../scenes/scene/scene.ts';
import { SceneBand } from '../scenes/scene/scene-band.tsx';
import { Kite } from '../stars/kite.tsx';
import { starsFor } from '../stars/stars.ts';
import './game-bar.css';

interface GameBarProps {
  readonly game: Game;
  /** Null for a game without a world of its own. */
  readonly scene: Scene | null;
  /** Null in a preview, where nothing is saved. */
  readonly saving: SaveStatus | null;
  readonly isPractice: boolean;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  readonly onLeave: () => void;
}

/** The band above the board, with the sound's switch and how far it has come: in the game's own world, else on a string with a kite. */
export function GameBar(props: GameBarProps): ReactNode {
  const { game, scene, saving, isPractice, isSoundOn, onSound, onLeave } = props;
  const { t } = useTexts();
  return (
    <PlayBar
      title={game.play.title}
      saving={saving}
      isPractice={isPractice}
      onLeave={onLeave}
      isCompact
      tools={
        <button
          type="button"
          className="top-leave"
          aria-pressed={isSoundOn}
          aria-label={t('sound')}
          onClick={onSound}
        >
          <Icon name={isSoundOn ? 'sound' : 'mute'} />
        </button>
      }
    >
      {scene ? <SceneBand scene={scene} game={game} /> : <KiteString game={game} />}
    </PlayBar>
  );
}

function KiteString({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTexts();
  const { rounds, language } = game.play;
  const total = rounds.length;
  const done = game.current + (game.isRoundOver ? 1 : 0);
  return (
    <div
      className="string"
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t('round_of', { n: game.current + 1, total })}
    >
      <div className="string-line" />
      <div className="string-kite" style={{ insetInlineStart: `${(done / total) * 100}%` }}>
        <Kite />
      </div>
      <ol className="string-knots" aria-hidden="true">
        {rounds.map((round, at) => {
          const stars = starsFor(scoreBoard(round.board, game.played[round.QuestionId], language).credit);
          const state = at === game.current && !game.isRoundOver ? 'here' : at < done ? 'done' : 'ahead';
          return (
            <li
              key={round.QuestionId}
              className={`knot knot-${state}`}
              data-stars={at < done ? stars : undefined}
            />
          );
        })}
      </ol>
    </div>
  );
}

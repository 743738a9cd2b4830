import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResult, GameState } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import type { Connect } from '../../../attempt/recorder.ts';
import { PreviewFrame } from '../../../frame/preview-frame.tsx';
import type { Host } from '../../../launch/host.ts';
import { emptyGameState, startGame } from '../game/game.ts';
import { EndedGame } from '../end/ended-game.tsx';
import { GameSession } from './game-session.tsx';
import { parseGamePreview } from './preview-message.ts';
import { useFit } from './use-fit.ts';

/** A preview of a game, or of one of its rounds. */
export function GamePreview({ host }: { readonly host: Host }): ReactNode {
  return (
    <PreviewFrame
      host={host}
      parse={parseGamePreview}
      languageOf={({ play }) => play.language}
      isEmpty={({ play }) => play.rounds.length === 0}
    >
      {({ play, total }, again) => <PreviewSession play={play} total={total} host={host} onAgain={again} />}
    </PreviewFrame>
  );
}

interface PreviewSessionProps {
  readonly play: GamePlay;
  /** How many rounds the game has of which this may be one. */
  readonly total: number;
  readonly host: Host;
  readonly onAgain: () => void;
}

function PreviewSession({ play, total, host, onAgain }: PreviewSessionProps): ReactNode {
  useFit(host);
  const start = useMemo(() => startGame(play, emptyGameState), [play]);
  const connect = useMemo<Connect<GameState, GameResult>>(
    () => (events) => createPreviewRecorder((state) => scoreGame(play, state), events),
    [play],
  );
  return (
    <GameSession
      start={start}
      total={total}
      connect={connect}
      host={host}
      isPreview
      best={null}
      onAgain={onAgain}
      onReload={onAgain}
      renderResult={(result, onClose) => (
        <EndedGame play={play} result={result} best={null} onAgain={onAgain} onClose={onClose} />
      )}
    />
  );
}

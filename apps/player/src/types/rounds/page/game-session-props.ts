import type { GameResult, GameState } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import type { SessionProps } from '../../../frame/attempt-frame.tsx';
import type { Game } from '../game/game.ts';
import type { GameLaunch } from '../game/game-calls.ts';
import type { BestScore } from '../stars/best.ts';

/** What one game from its first round to its end is given. */
export interface GameSessionProps extends SessionProps<Game, GameState, GameResult> {
  /** Null where nothing is kept. */
  readonly best: BestScore | null;
  /** How many rounds there are, where only some of them are played. */
  readonly total?: number;
  /** Nothing is kept, as in a preview, but a learner plays. */
  readonly isPractice?: boolean;
  /** False where something else came before the game. */
  readonly hasIntro?: boolean;
  /** The way to a game between two teams; null where there is none. */
  readonly onTeams?: (() => void) | null;
  /** What leaving does, where it is not the end of the visit. */
  readonly onLeave?: () => void;
  /** Between the bar and the round. */
  readonly renderAbove?: (game: Game) => ReactNode;
  /** Where another device continues; empty where there is none. */
  readonly addressElsewhere?: string;
  /** The game as the server launched it, kept for the time when the network is gone; left out for a game without a server. */
  readonly content?: ContentKey;
  readonly launch?: GameLaunch;
  readonly renderResult: (result: GameResult, onClose: (() => void) | null, isHandedIn: boolean) => ReactNode;
}

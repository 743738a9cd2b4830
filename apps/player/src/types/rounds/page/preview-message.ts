import type { GamePlay } from '@takhti/domain';
import { playOfMessage } from '../../../launch/preview-message.ts';
import { isGamePlay } from '../game/is-game-play.ts';

/** What the studio shows of a game: all of it, or one of its rounds. */
export interface GamePreviewed {
  readonly play: GamePlay;
  /** How many rounds the game has. */
  readonly total: number;
}

/** Parses what the studio posts; null for any other message. */
export function parseGamePreview(data: unknown): GamePreviewed | null {
  const posted = playOfMessage(data);
  if (!isGamePlay(posted)) return null;
  const total = 'total_rounds' in posted ? posted.total_rounds : undefined;
  return { play: posted, total: typeof total === 'number' ? total : posted.rounds.length };
}

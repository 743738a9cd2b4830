import type { GamePlay } from '@takhti/domain';
import { playOfMessage } from '../../../launch/preview-message.ts';

/** What the studio shows of a game: all of it, or one of its rounds. */
export interface GamePreviewed {
  readonly play: GamePlay;
  /** How many rounds the game has. */
  readonly total: number;
}

/** Reads what the studio posts; null for any other message. */
export function parseGamePreview(data: unknown): GamePreviewed | null {
  const play = playOfMessage(data);
  if (play === null || !Array.isArray(play['rounds'])) return null;
  const total = play['total_rounds'];
  return {
    play: play as unknown as GamePlay,
    total: typeof total === 'number' ? total : play['rounds'].length,
  };
}

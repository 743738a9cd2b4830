import type { GamePlay } from '@takhti/domain';
import { playOfMessage } from '../../../launch/preview-message.ts';

/** Reads what the studio posts: a game, which may hold a single round; null for any other message. */
export function parseGamePreview(data: unknown): GamePlay | null {
  const play = playOfMessage(data);
  return play !== null && Array.isArray(play['rounds']) ? (play as unknown as GamePlay) : null;
}

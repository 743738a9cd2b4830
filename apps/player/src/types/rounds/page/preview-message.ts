import type { GamePlay } from '@takhti/domain';

/**
 * Reads what the studio posts: `{ type: 'takhti-preview', play: GamePlay }`, which may hold a single round. The caller has
 * checked that it comes from our own origin, so only the shape is looked at; null for any other message.
 */
export function parseGamePreview(data: unknown): GamePlay | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'takhti-preview')
    return null;
  const play: unknown = 'play' in data ? data.play : null;
  if (typeof play !== 'object' || play === null || !('rounds' in play) || !Array.isArray(play.rounds))
    return null;
  return play as GamePlay;
}

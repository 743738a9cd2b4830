import type { GamePlay, Play } from '@takhti/domain';
import { playOfMessage } from '../launch/preview-message.ts';

/** The studio's request for a picture: the first of what learners get. */
export type Pictured =
  | { readonly kind: 'assessment'; readonly play: Play }
  | { readonly kind: 'game'; readonly play: GamePlay };

/** Reads what the studio posts; null for any other message. */
export function parsePictured(data: unknown): Pictured | null {
  const posted = playOfMessage(data);
  const play = posted?.['play'];
  if (!posted || typeof play !== 'object' || play === null) return null;
  const isOf = (kind: string, parts: string): boolean =>
    posted['kind'] === kind && parts in play && Array.isArray(play[parts as keyof typeof play]);
  return isOf('assessment', 'questions') || isOf('game', 'rounds') ? (posted as unknown as Pictured) : null;
}

import type { GamePlay, Play } from '@takhti/domain';
import { playOfMessage } from '../launch/preview-message.ts';
import { isPlay } from '../types/assessments/page/is-play.ts';
import { isGamePlay } from '../types/rounds/game/is-game-play.ts';

/** The studio's request for a picture: the first of what learners get. */
export type Pictured =
  | { readonly kind: 'assessment'; readonly play: Play }
  | { readonly kind: 'game'; readonly play: GamePlay };

/** Parses what the studio posts; null for any other message. */
export function parsePictured(data: unknown): Pictured | null {
  const { kind, play } = playOfMessage(data) ?? {};
  if (kind === 'assessment' && isPlay(play)) return { kind, play };
  return kind === 'game' && isGamePlay(play) ? { kind, play } : null;
}

import type { ContentKey } from '../attempt/content-key.ts';
import type { GameLaunch } from '../types/rounds/game/game-calls.ts';

/** What a page tells the worker when its game shall be kept. */
export interface KeepMessage {
  readonly page: string;
  /** Addresses of what the page and the game are made of. */
  readonly parts: readonly string[];
  readonly content: ContentKey;
  readonly launch: GameLaunch;
}

import type { ContentKey } from '../attempt/content-key.ts';
import type { GameCopy, GameLaunch } from '../types/rounds/game/game-calls.ts';

/** The message of a page to the worker: keep what the page shows. */
export interface KeepMessage {
  /** Addresses of what it is made of, and of files that it will need. */
  readonly parts: readonly string[];
  /** Addresses of files that it has: kept as far as the browser still has them, for they may be large. */
  readonly files: readonly string[];
  readonly game?: { readonly content: ContentKey; readonly launch: GameLaunch };
  /** A game that was not begun yet. */
  readonly copy?: { readonly content: ContentKey; readonly copy: GameCopy };
  /** The call that opens the content, and its reply. */
  readonly opened?: { readonly path: string; readonly asked: object; readonly data: object };
  /** Nobody has opened it yet: it is kept only if all of its parts are. */
  readonly is_ahead?: boolean;
}

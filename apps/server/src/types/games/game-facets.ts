import type { OpenKeptGame } from '@takhti/content-types/rounds';
import type { Attempted, ServerType } from '../server-type.ts';
import { gamePackagingBy } from './game-packaging.ts';
import { gamePlayBy, withNames } from './game-play.ts';

/** The facets that all games share: how they are played and exported. */
export function gameFacets(openKept: OpenKeptGame): {
  readonly use: Pick<Extract<Attempted, { kind: 'game' }>, 'how' | 'kind' | 'openKept'>;
  readonly exports: Pick<ServerType['exports'], 'offline' | 'packaged'>;
} {
  const kind = gamePlayBy(openKept);
  return {
    use: { how: 'attempted', kind: 'game', openKept },
    // Games are played without a network: from their boards follows what they are worth (ADR 0010).
    exports: { offline: { kind, withNames }, packaged: gamePackagingBy(kind) },
  };
}

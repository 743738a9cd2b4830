import type { Packaging } from '../packaging.ts';
import { gameCarrying, gamePlay } from './game-play.ts';

/** Games, whatever they are made of. */
export const gamePackaging: Packaging = {
  kind: 'game',
  contentOf: (publication, layings, nameOf) => ({
    kind: 'game',
    boards: layings.map(({ seed, content }) => ({
      seed,
      play: gameCarrying.withNames(gamePlay.open(publication, content, seed).play, nameOf),
    })),
  }),
};

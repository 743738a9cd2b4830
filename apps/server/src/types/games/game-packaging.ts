import { itemOfRound } from '@takhti/content-types/packages';
import { distinctBoards, type Packaging } from '../packaging.ts';
import { gameCarrying, gamePlay } from './game-play.ts';

/** Games, whatever they are made of. */
export const gamePackaging: Packaging = {
  kind: 'game',
  pack(publication, layings, nameOf) {
    const boards = distinctBoards(
      layings.map(({ seed, content }) => ({
        seed,
        play: gameCarrying.withNames(gamePlay.open(publication, content, seed).play, nameOf),
      })),
    );
    return {
      content: { kind: 'game', boards },
      facts() {
        const rounds = boards[0]?.play.rounds ?? [];
        const items = rounds.flatMap((round) => itemOfRound(round, publication.language) ?? []);
        return {
          items,
          left_out: rounds.length - items.length,
          parts: rounds.length,
          hasBoards: true,
          isTimed: false,
          isWeighted: false,
          limitsAttempts: false,
          hidesFeedback: false,
          hasArticles: false,
          hasVideo: false,
        };
      },
    };
  },
};

import { itemOfRound } from '@takhti/content-types/packages';
import type { Carrying } from '../carrying.ts';
import { distinctBoards, type Packaging } from '../packaging.ts';
import { withNames } from './game-play.ts';

/** How games are packaged, no matter what they are made of. */
export const gamePackagingBy = (kind: Pick<Carrying['kind'], 'open'>): Packaging => ({
  kind: 'game',
  async pack(publication, draws, nameOf) {
    const boards = await distinctBoards(draws, ({ seed, content }) => ({
      seed,
      play: withNames(kind.open(publication, content, seed).play, nameOf),
    }));
    return {
      content: { kind: 'game', boards },
      async facts() {
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
});

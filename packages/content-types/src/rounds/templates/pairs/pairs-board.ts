import type { PairsBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { fieldOf, knows } from '../../play/junk.ts';
import { scorePairs } from './score.ts';

export const pairsBoardKind: BoardKind<PairsBoard> = {
  score: scorePairs,
  fits({ cards }, response) {
    const isKnown = knows(cards);
    const tries = fieldOf(response, 'tries');
    return (
      Array.isArray(tries) &&
      tries.every((pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(isKnown))
    );
  },
};

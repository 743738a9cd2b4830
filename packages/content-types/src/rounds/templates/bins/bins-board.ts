import type { BinsBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { fieldOf, knows } from '../../play/junk.ts';
import { scoreBins } from './score.ts';

export const binsBoardKind: BoardKind<BinsBoard> = {
  score: scoreBins,
  fits({ bins, cards }, response) {
    const isBin = new Set<unknown>([null, ...bins.map(({ bin }) => bin)]);
    const isKnown = knows(cards);
    const places = fieldOf(response, 'places');
    return (
      Array.isArray(places) &&
      places.every((place) => isKnown(fieldOf(place, 'card')) && isBin.has(fieldOf(place, 'bin')))
    );
  },
};

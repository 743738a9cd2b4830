import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { loadPlaces } from './load-places.ts';

const part = innerOf(async () => (await loadPlaces()).BinsBoard);

export const bins = defineBoard('bins', 'places', {
  part: () => part,
  isReady(board, { places }) {
    const placed = places.filter(({ bin }) => bin !== null).length;
    // Where some cards belong nowhere, only the learner knows when the others are placed.
    return placed === board.cards.length || (placed > 0 && board.places.some(({ bin }) => bin === null));
  },
  cards: ({ cards }) => cards,
});

import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { loadPlaces } from '../place/load-places.ts';

const inLine = innerOf(async () => (await import('./sequence-board.tsx')).SequenceBoard);
const inSlots = innerOf(async () => (await loadPlaces()).SlotsBoard);

export const sequence = defineBoard('sequence', 'order', {
  part: ({ layout }) => (layout === 'slots' ? inSlots : inLine),
  isReady: (board, { order }) => board.order.every((id) => order.includes(id)),
  cards: ({ cards }) => cards,
});

import { cardName } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';

const inLine = innerOf(async () => (await import('./sequence-board.tsx')).SequenceBoard);
const inSlots = innerOf(async () => (await import('../place/place-boards.tsx')).SlotsBoard);

export const sequence = defineBoard('sequence', 'order', {
  part: ({ layout }) => (layout === 'slots' ? inSlots : inLine),
  // A card is carried to the middle of all places.
  firstMove: { from: '.step-card, .tray .place-card', to: '.step-card, .targets', isDrag: true },
  isReady: (board, { order }) => board.order.every((id) => order.includes(id)),
  cards: ({ cards }) => cards,
  spoken: ({ cards }) => cards.map(cardName),
});

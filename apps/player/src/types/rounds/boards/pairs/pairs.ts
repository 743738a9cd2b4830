import { pairsProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';

const part = innerOf(async () => (await import('./pairs-board.tsx')).PairsBoard);

export const pairs = defineBoard('pairs', 'tries', {
  part: () => part,
  endsItself: () => true,
  canStop: ({ tries }) => tries.length > 0,
  // Face up every pair is found in the end, however many tries it took.
  isAllShown: (board, { tries }) => pairsProgress(board, tries).found.length === board.pairs.length,
  cards: ({ cards }) => cards,
});

import { cardName, pairsProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';

const part = innerOf(async () => (await import('./pairs-board.tsx')).PairsBoard);

export const pairs = defineBoard('pairs', 'tries', {
  part: () => part,
  firstMove: { from: '.pair:not(:disabled)', to: '.pair:not(:disabled)' },
  endsItself: () => true,
  canStop: ({ tries }) => tries.length > 0,
  // Face up every pair is found in the end, however many tries it took.
  isAllShown: (board, { tries }) => pairsProgress(board, tries).found.length === board.pairs.length,
  // In any order that pairs are found, all of them are as long as what is right.
  isFoundLate: (given, right) => given.length === right.length,
  cards: ({ cards }) => cards,
  spoken: ({ is_flipped, cards }) => (is_flipped ? [] : cards.map(cardName)),
});

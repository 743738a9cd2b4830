import type { Board } from '@takhti/domain';
import type { Fetched } from '../../../../ui/part.tsx';
import { boardOf } from './board-part.tsx';

const placed = async () => import('../place/place-boards.tsx');
const filled = async () => import('../fill/fill-boards.tsx');

/** Every board, fetched by itself: the first round waits for no other round's board. */
export const boardParts = {
  pairs: boardOf(async () => (await import('../pairs/pairs-board.tsx')).PairsBoard),
  choice: boardOf(async () => (await import('../choice/choice-board.tsx')).ChoiceBoard),
  sequence: boardOf(async () => (await import('../sequence/sequence-board.tsx')).SequenceBoard),
  slots: boardOf(async () => (await placed()).SlotsBoard),
  bins: boardOf(async () => (await placed()).BinsBoard),
  number: boardOf(async () => (await filled()).NumberBoard),
  table: boardOf(async () => (await filled()).TableBoard),
  code: boardOf(async () => (await filled()).CodeBoard),
} as const;

/** The part that draws a board. */
export function partOfBoard(board: Board): Fetched {
  return boardParts[board.kind === 'sequence' && board.layout === 'slots' ? 'slots' : board.kind];
}

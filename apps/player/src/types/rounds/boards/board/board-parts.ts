import type { Board } from '@takhti/domain';
import { lazyPartOf, type Fetched } from '../../../../ui/lazy-part.tsx';
import { innerOf } from '../../../../ui/inner-part.tsx';

const placed = async () => import('../place/place-boards.tsx');
const filled = async () => import('../fill/fill-boards.tsx');

const crossed = async () => import('../crossword/crossword-board.tsx');

/** Every board, fetched by itself: the first round waits for no other round's board. */
export const boardParts = {
  pairs: innerOf(async () => (await import('../pairs/pairs-board.tsx')).PairsBoard),
  choice: innerOf(async () => (await import('../choice/choice-board.tsx')).ChoiceBoard),
  sequence: innerOf(async () => (await import('../sequence/sequence-board.tsx')).SequenceBoard),
  slots: innerOf(async () => (await placed()).SlotsBoard),
  bins: innerOf(async () => (await placed()).BinsBoard),
  number: innerOf(async () => (await filled()).NumberBoard),
  table: innerOf(async () => (await filled()).TableBoard),
  code: innerOf(async () => (await filled()).CodeBoard),
  clue: innerOf(async () => (await import('../../clues/clue-board.tsx')).ClueBoard, 'clues'),
  word: innerOf(async () => (await import('../../clues/word-board.tsx')).WordBoard, 'clues'),
  crossword: innerOf(async () => (await crossed()).CrosswordBoard),
} as const;

/** What ends a crossword; it comes with its board. */
export const finishPart = lazyPartOf(async () => (await crossed()).FinishButton, {
  Meanwhile: Nothing,
  Failed: Nothing,
});

function Nothing(): null {
  return null;
}

/** The part that renders a board. */
export function partOfBoard(board: Board): Fetched {
  return boardParts[board.kind === 'sequence' && board.layout === 'slots' ? 'slots' : board.kind];
}

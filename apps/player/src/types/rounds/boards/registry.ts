import type { Board } from '@takhti/domain';
import { clue } from '../clues/clue.ts';
import { word } from '../clues/word.ts';
import type { BoardKindName, PlayerBoard } from './board/player-board.ts';
import { choice } from './choice/choice.ts';
import { code } from './code/code.ts';
import { crossword } from './crossword/crossword.ts';
import { number } from './fill/number.ts';
import { table } from './fill/table.ts';
import { pairs } from './pairs/pairs.ts';
import { bins } from './place/bins.ts';
import { sequence } from './sequence/sequence.ts';

/** Every kind of board. */
const boards = {
  pairs,
  choice,
  sequence,
  bins,
  number,
  table,
  code,
  clue,
  word,
  crossword,
} as const satisfies { readonly [Kind in BoardKindName]: PlayerBoard<Kind> };

/** The row of a kind of board. */
export function playerBoard({ kind }: Pick<Board, 'kind'>): PlayerBoard {
  return boards[kind];
}

/** The part that draws a board; fetched by itself, so that the first round waits for no other round's board. */
export function partOfBoard(board: Board): ReturnType<PlayerBoard['part']> {
  return playerBoard(board).part(board);
}

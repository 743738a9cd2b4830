import type { Board, Language, RoundResponse } from '@takhti/domain';
import { crosswordBoardKind } from '../../crosswords/crossword-board.ts';
import { binsBoardKind } from '../templates/bins/bins-board.ts';
import { choiceBoardKind } from '../templates/choice/choice-board.ts';
import { clueBoardKind, wordBoardKind } from '../templates/clue/clue-boards.ts';
import { codeBoardKind, numberBoardKind, tableBoardKind } from '../templates/fill/fill-boards.ts';
import { pairsBoardKind } from '../templates/pairs/pairs-board.ts';
import { sequenceBoardKind } from '../templates/sequence/sequence-board.ts';
import type { BoardKind, BoardOf } from './board-kind.ts';
import type { RoundScore } from './round-score.ts';

/** Every kind of board. */
const boards = {
  pairs: pairsBoardKind,
  sequence: sequenceBoardKind,
  bins: binsBoardKind,
  choice: choiceBoardKind,
  number: numberBoardKind,
  table: tableBoardKind,
  code: codeBoardKind,
  clue: clueBoardKind,
  word: wordBoardKind,
  crossword: crosswordBoardKind,
} as const satisfies { readonly [Kind in Board['kind']]: BoardKind<BoardOf<Kind>> };

/** The row of a board. The table pairs each kind with its own boards. */
export function boardKindOf({ kind }: Board): BoardKind<Board> {
  return boards[kind];
}

/**
 * The score of a response to a board: the same for the player, which shows it at once, and for the server, which counts it.
 * A response of another board, or junk, is worth what no answer is (games specification, section 3).
 * @param language decides how typed answers are compared, and what is between the words of the others
 */
export function scoreBoard(board: Board, response: unknown, language: Language): RoundScore {
  return boardKindOf(board).score(board, response, language);
}

/**
 * Whether a stored response belongs to this board and can be resumed. One of an older player or of another board is dropped,
 * which is better than half a response.
 */
export function fitsBoard(board: Board, response: unknown): response is RoundResponse {
  return boardKindOf(board).fits(board, response);
}

import { clueRules, type Board, type RoundResponse } from '@takhti/domain';
import { lettersIn } from '../templates/clue/score-word.ts';
import type { BoardOf } from './board-kind.ts';

interface SolvedBoard<Of extends Board> {
  respond(board: Of): RoundResponse;
}

/** Every kind of board. Apart from `boards.ts`, as learners see what is right at the end: the first round does not wait for it. */
const boards: { readonly [Kind in Board['kind']]: SolvedBoard<BoardOf<Kind>> } = {
  pairs: { respond: ({ pairs }) => ({ tries: pairs }) },
  sequence: { respond: ({ order }) => ({ order }) },
  bins: { respond: ({ places }) => ({ places }) },
  choice: { respond: ({ right }) => ({ chosen: right }) },
  number: { respond: ({ answer }) => ({ text: answer }) },
  table: { respond: ({ answer }) => ({ text: answer }) },
  code: { respond: ({ signs }) => ({ letters: signs.map(({ plain }) => plain) }) },
  clue: { respond: ({ answer }) => ({ answers: [answer], shown: clueRules.open.clue_on }) },
  word: { respond: (board) => ({ guesses: lettersIn(board), shown: clueRules.open.mystery_word }) },
  crossword: { respond: ({ cells }) => ({ cells: cells.map(({ letter }) => letter), revealed: [] }) },
};

/** The response that is right: what a preview shows, and what a missed round shows at its end. */
export function solvedResponse(board: Board): RoundResponse {
  const solved: SolvedBoard<Board> = boards[board.kind];
  return solved.respond(board);
}

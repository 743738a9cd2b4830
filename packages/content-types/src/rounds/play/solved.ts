import type { Board, RoundResponse } from '@takhti/domain';

/** The response that is right: what a preview shows, and what a missed round shows at its end. */
export function solvedResponse(board: Board): RoundResponse {
  switch (board.kind) {
    case 'pairs':
      return { tries: board.pairs };
    case 'sequence':
      return { order: board.order };
    case 'bins':
      return { places: board.places };
    case 'choice':
      return { chosen: board.right };
    case 'number':
    case 'table':
      return { text: board.answer };
    case 'code':
      return { letters: board.signs.map((sign) => sign.plain) };
    case 'crossword':
      return { cells: board.cells.map(({ letter }) => letter), revealed: [] };
  }
}

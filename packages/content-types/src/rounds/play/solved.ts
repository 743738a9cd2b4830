import { clueRules, type Board, type RoundResponse } from '@takhti/domain';
import { lettersIn } from '../templates/clue/score-word.ts';

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
    case 'clue':
      return { answers: [board.answer], shown: clueRules.open.clue_on };
    case 'word':
      return { guesses: lettersIn(board), shown: clueRules.open.mystery_word };
    case 'crossword':
      return { cells: board.cells.map(({ letter }) => letter), revealed: [] };
  }
}

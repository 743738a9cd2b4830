import { clueProgress, wordProgress } from '@takhti/content-types/rounds/play';
import type { Board, Language, RoundResponse } from '@takhti/domain';

/** Which parts of a board are there so far: clues that are open, letters that are found; none of a board without such parts. */
export function foundOnBoard(board: Board, response: RoundResponse | null, language: Language): boolean[] {
  if (board.kind === 'clue') {
    const { shown } = clueProgress(board, response, language);
    return board.clues.map((_clue, at) => at < shown);
  }
  if (board.kind !== 'word') return [];
  const guesses = response && 'guesses' in response ? response.guesses : [];
  const { seen } = wordProgress(board, guesses, language);
  return seen.filter((_is, at) => board.signs[at]?.is_letter);
}

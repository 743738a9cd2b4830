import { wordProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../ui/inner-part.tsx';
import { defineBoard } from '../boards/board/player-board.ts';

const part = innerOf(async () => (await import('./word-board.tsx')).WordBoard, 'clues');

export const word = defineBoard('word', 'guesses', {
  part: () => part,
  endsItself: () => true,
  canStop: ({ guesses }) => guesses.length > 0,
  // What clues led to is known once it is found.
  mayTryAgain: (_board, { isCorrect }) => !isCorrect,
  showsOutcome: true,
  helpCosts: true,
  found(board, response, language) {
    const guesses = response && 'guesses' in response ? response.guesses : [];
    const { seen } = wordProgress(board, guesses, language);
    return seen.filter((_is, at) => board.signs[at]?.is_letter);
  },
});

import { wordProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../ui/inner-part.tsx';
import { defineBoard } from '../boards/board/player-board.ts';
import { ofClues } from './of-clues.ts';

const part = innerOf(async () => (await import('./word-board.tsx')).WordBoard, 'clues');

export const word = defineBoard('word', 'guesses', {
  ...ofClues,
  part: () => part,
  canStop: ({ guesses }) => guesses.length > 0,
  found(board, response, language) {
    const guesses = response && 'guesses' in response ? response.guesses : [];
    const { seen } = wordProgress(board, guesses, language);
    return seen.filter((_is, at) => board.signs[at]?.is_letter);
  },
});

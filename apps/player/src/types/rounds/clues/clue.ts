import { clueProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../ui/inner-part.tsx';
import { defineBoard } from '../boards/board/player-board.ts';

const part = innerOf(async () => (await import('./clue-board.tsx')).ClueBoard, 'clues');

export const clue = defineBoard('clue', 'answers', {
  part: () => part,
  endsItself: () => true,
  canStop: ({ answers }) => answers.length > 0,
  // What clues led to is known once it is found.
  mayTryAgain: (_board, { isCorrect }) => !isCorrect,
  showsOutcome: true,
  helpCosts: true,
  found(board, response, language) {
    const { shown } = clueProgress(board, response, language);
    return board.clues.map((_clue, at) => at < shown);
  },
});

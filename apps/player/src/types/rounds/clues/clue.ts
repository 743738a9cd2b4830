import { clueProgress } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../ui/inner-part.tsx';
import { defineBoard } from '../boards/board/player-board.ts';
import { ofClues } from './of-clues.ts';

const part = innerOf(async () => (await import('./clue-board.tsx')).ClueBoard, 'clues');

export const clue = defineBoard('clue', 'answers', {
  ...ofClues,
  part: () => part,
  canStop: ({ answers }) => answers.length > 0,
  found(board, response, language) {
    const { shown } = clueProgress(board, response, language);
    return board.clues.map((_clue, at) => at < shown);
  },
});

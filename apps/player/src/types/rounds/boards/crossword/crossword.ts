import { rightCells } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../../ui/inner-part.tsx';
import { lazyPartOf } from '../../../../ui/lazy-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { wordSteps } from './word-steps.ts';

const load = async () => import('./crossword-board.tsx');
const part = innerOf(async () => (await load()).CrosswordBoard);
const finish = lazyPartOf(async () => (await load()).FinishButton, { Meanwhile: Nothing, Failed: Nothing });

export const crossword = defineBoard('crossword', 'cells', {
  part: () => part,
  // What is still empty is asked about, not forbidden: a hard word is no reason to stay for ever.
  finish,
  isReady: (_board, { cells }) => cells.some((letter) => letter !== ''),
  // Where every letter is right, as some were shown, nothing is left to find.
  mayTryAgain: (board, _score, response, language) => rightCells(board, response, language).includes(false),
  keptDraft(board, response, language) {
    const right = rightCells(board, response, language);
    return { ...response, cells: response.cells.map((letter, at) => (right[at] ? letter : '')) };
  },
  showsOutcome: true,
  words: {
    count: ({ words }) => words.length,
    steps: wordSteps,
  },
});

function Nothing(): null {
  return null;
}

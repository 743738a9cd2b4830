import { answerOf, rightCells } from '@takhti/content-types/rounds/play';
import { innerOf } from '../../../../ui/inner-part.tsx';
import { lazyPartOf } from '../../../../ui/lazy-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { wordSteps } from './word-steps.ts';
import { clueText, wordName } from './word-words.ts';

const load = async () => import('./crossword-board.tsx');
const part = innerOf(async () => (await load()).CrosswordBoard);
const finish = lazyPartOf(async () => (await load()).FinishButton, { Meanwhile: Nothing, Failed: Nothing });

export const crossword = defineBoard('crossword', 'cells', {
  part: () => part,
  firstMove: { from: '[data-cell]', to: '[data-cell]' },
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
    line(board, QuestionId, texts) {
      const word = board.words.find((each) => each.QuestionId === QuestionId);
      if (!word) return null;
      const question = `${wordName(texts, word)}: ${clueText(texts, word)}`;
      return { question, right: answerOf(board, word) };
    },
  },
});

function Nothing(): null {
  return null;
}

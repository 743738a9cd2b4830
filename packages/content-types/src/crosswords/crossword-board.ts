import type { CrosswordBoard } from '@takhti/domain';
import type { BoardKind } from '../rounds/play/board-kind.ts';
import { areTexts, listOf } from '../rounds/play/junk.ts';
import { scoreCrossword, scoreWord } from './score.ts';

export const crosswordBoardKind: BoardKind<CrosswordBoard> = {
  score: scoreCrossword,
  fits(board, response) {
    const cells = listOf(response, 'cells');
    const isPlace = (at: unknown): boolean => typeof at === 'number' && at in board.cells;
    return (
      cells.length === board.cells.length && areTexts(cells) && listOf(response, 'revealed').every(isPlace)
    );
  },
  scoreEach: (board, response, language) =>
    board.words.map((word) => ({
      QuestionId: word.QuestionId,
      score: scoreWord(board, word, response, language),
    })),
};

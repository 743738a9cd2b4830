import { scoreWord } from '@takhti/content-types/rounds/play';
import type { CrosswordBoard, CrosswordWord } from '@takhti/domain';
import { stepFor, type Step } from '../../scenes/scene/round-step.ts';
import type { CellsResponse } from '../board/board-props.ts';
import type { BoardWords } from '../board/player-board.ts';

/** The place of each word. Before the end it is not known whether a full word is right: until then it is neither whole nor nothing. */
export const wordSteps: BoardWords<CrosswordBoard, CellsResponse>['steps'] = (
  board,
  { draft, response, isOver, language },
) => {
  const { words } = board;
  const cells = draft?.cells ?? [];
  const isFull = (word: CrosswordWord): boolean => word.cells.every((cell) => cells[cell]);
  const next = words.findIndex((word) => !isFull(word));
  const at = isOver || next < 0 ? words.length - 1 : next;
  const stepOf = (word: CrosswordWord, number: number): Step => {
    if (isOver) return stepFor(scoreWord(board, word, response, language).credit);
    if (isFull(word)) return 'part';
    return number === at ? 'here' : 'ahead';
  };
  return { steps: words.map((word, number) => ({ id: word.QuestionId, step: stepOf(word, number) })), at };
};

import type { ClueBoard, PickedClues, WordBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { areTexts, fieldOf, listOf } from '../../play/junk.ts';
import { scoreClue } from './score-clue.ts';
import { scoreGuessed } from './score-word.ts';

// Both kinds hold the same clues.
function partOf({ grade, topic }: ClueBoard | WordBoard): PickedClues {
  return { grade, topic };
}

export const clueBoardKind: BoardKind<ClueBoard> = {
  partOf,
  score: scoreClue,
  fits: (_board, response) => areTexts(listOf(response, 'answers')) && hasCount(response),
};

export const wordBoardKind: BoardKind<WordBoard> = {
  partOf,
  score: scoreGuessed,
  fits: (_board, response) => areTexts(listOf(response, 'guesses')) && hasCount(response),
};

function hasCount(response: unknown): boolean {
  return Number.isInteger(fieldOf(response, 'shown'));
}

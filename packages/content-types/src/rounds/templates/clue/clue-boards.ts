import { clueRules, type ClueBoard, type PickedClues, type WordBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { areTexts, fieldOf, listOf } from '../../play/junk.ts';
import { scoreClue } from './score-clue.ts';
import { lettersIn, scoreGuessed } from './score-word.ts';

// Both kinds hold the same clues.
function partOf({ grade, topic }: ClueBoard | WordBoard): PickedClues {
  return { grade, topic };
}

export const clueBoardKind: BoardKind<ClueBoard> = {
  partOf,
  score: scoreClue,
  solved: ({ answer }) => ({ answers: [answer], shown: clueRules.open.clue_on }),
  fits: (_board, response) => areTexts(listOf(response, 'answers')) && hasCount(response),
};

export const wordBoardKind: BoardKind<WordBoard> = {
  partOf,
  score: scoreGuessed,
  solved: (board) => ({ guesses: lettersIn(board), shown: clueRules.open.mystery_word }),
  fits: (_board, response) => areTexts(listOf(response, 'guesses')) && hasCount(response),
};

function hasCount(response: unknown): boolean {
  return Number.isInteger(fieldOf(response, 'shown'));
}

import type { Board, Language } from '@takhti/domain';
import { scoreCrossword } from '../../crosswords/score.ts';
import { scoreBins } from '../templates/bins/score.ts';
import { scoreChoice } from '../templates/choice/score.ts';
import { scoreClue } from '../templates/clue/score-clue.ts';
import { scoreGuessed } from '../templates/clue/score-word.ts';
import { scoreCode } from '../templates/fill/score-code.ts';
import { scoreNumber, scoreTable } from '../templates/fill/score-text.ts';
import { scorePairs } from '../templates/pairs/score.ts';
import type { RoundScore } from './round-score.ts';
import { scoreSequence } from '../templates/sequence/score.ts';

/**
 * The score of a response to a board: the same for the player, which shows it at once, and for the server, which counts it.
 * A response of another board, or junk, is worth what no answer is (games specification, section 3).
 * @param language decides how typed answers are compared, and what is between the words of the others
 */
export function scoreBoard(board: Board, response: unknown, language: Language): RoundScore {
  switch (board.kind) {
    case 'pairs':
      return scorePairs(board, response, language);
    case 'sequence':
      return scoreSequence(board, response, language);
    case 'bins':
      return scoreBins(board, response, language);
    case 'choice':
      return scoreChoice(board, response, language);
    case 'number':
      return scoreNumber(board, response, language);
    case 'table':
      return scoreTable(board, response, language);
    case 'code':
      return scoreCode(board, response, language);
    case 'clue':
      return scoreClue(board, response, language);
    case 'word':
      return scoreGuessed(board, response, language);
    case 'crossword':
      return scoreCrossword(board, response, language);
  }
}

export { answerOf, rightCells, scoreWord } from '../../crosswords/score.ts';
export { comparedLetter, letterOf } from '../../crosswords/letters.ts';
export { bankGames } from '../worlds/bank-games.ts';
export { games } from '../worlds/games.ts';
// What playing needs, without a schema: the learner's bundle stays small.
export { rightInBins } from '../templates/bins/score.ts';
export { clueProgress } from '../templates/clue/score-clue.ts';
export { lettersIn, wordProgress } from '../templates/clue/score-word.ts';
export { choicesIn, hasChoice, offered, type ClueChoice } from '../templates/clue/offered.ts';
export { cardName } from '../cards/card-name.ts';
export { fitsBoard } from '../cards/fits.ts';
export { rightLetters } from '../templates/fill/score-code.ts';
export { pairsProgress } from '../templates/pairs/score.ts';
export { hasMoved } from './has-moved.ts';
export { scoreGame } from './result.ts';
export type { RoundScore } from './round-score.ts';
export { scoreBoard } from './score.ts';
export { rightInSequence } from '../templates/sequence/score.ts';
export { solvedResponse } from './solved.ts';

// What playing needs, without a schema: the learner's bundle stays small.
export { rightInBins } from './bins/score.ts';
export { cardName } from './card-name.ts';
export { fitsBoard } from './fits.ts';
export { rightLetters } from './fill/score-code.ts';
export { pairsProgress } from './pairs/score.ts';
export { scoreGame } from './result.ts';
export type { RoundScore } from './round-score.ts';
export { scoreBoard } from './score.ts';
export { rightInSequence } from './sequence/score.ts';
export { solvedResponse } from './solved.ts';

export { gamePlay } from './game-play.ts';
export { roundsTypes } from './rounds-types.ts';

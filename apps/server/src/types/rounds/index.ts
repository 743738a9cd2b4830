export { gamePlay } from './game-play.ts';
export { roundsType } from './rounds-type.ts';

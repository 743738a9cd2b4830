export { gameCarrying, gamePlay } from './game-play.ts';
export { packageGame } from './package-game.ts';
export { roundsTypes } from './rounds-types.ts';

export { packageGame } from './package-game.ts';
export { roundsTypes } from './rounds-types.ts';

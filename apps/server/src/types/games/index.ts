export { gamePackaging } from './game-packaging.ts';
export { gameCarrying, gamePlay } from './game-play.ts';

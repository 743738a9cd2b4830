export { gameCarrying, gamePlay } from './game-play.ts';

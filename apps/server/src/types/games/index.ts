export { gameFacets } from './game-facets.ts';
export { gamePlayBy } from './game-play.ts';

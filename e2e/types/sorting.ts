import { gameOfOneKind } from './game-of-rounds.ts';

export const sorting = gameOfOneKind('sorting');

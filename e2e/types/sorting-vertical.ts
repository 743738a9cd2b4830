import { gameOfOneKind } from './game-of-rounds.ts';

export const sortingVertical = gameOfOneKind('sorting_vertical');

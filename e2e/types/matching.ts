import { gameOfOneKind } from './game-of-rounds.ts';

export const matching = gameOfOneKind('matching');

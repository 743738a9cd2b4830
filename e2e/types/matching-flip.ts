import { gameOfOneKind } from './game-of-rounds.ts';

export const matchingFlip = gameOfOneKind('matching_flip');

import { gameOfOneKind } from './game-of-rounds.ts';

export const nonOverClassification = gameOfOneKind('non_over_classification');

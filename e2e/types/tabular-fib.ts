import { gameOfOneKind } from './game-of-rounds.ts';

export const tabularFib = gameOfOneKind('tabular_fib');

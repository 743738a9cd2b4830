import { gameOfOneKind } from './game-of-rounds.ts';

export const financialFib = gameOfOneKind('financial_fib');

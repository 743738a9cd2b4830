export { bankType } from './bank-type.ts';
export { gameBankTypes } from './game-bank-type.ts';

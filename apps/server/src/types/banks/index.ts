export { bankType } from './bank-type.ts';
export { gameBankTypes } from './game-bank-type.ts';
export { makingRoutes } from './making/making.routes.ts';

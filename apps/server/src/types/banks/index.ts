export { bankType } from './bank-type.ts';

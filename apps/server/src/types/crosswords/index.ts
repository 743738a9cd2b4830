export { crosswordType } from './crossword-type.ts';

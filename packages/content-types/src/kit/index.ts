export { lengthOf } from './graphemes.ts';
export { isBlank, keyOfPiece, plainText, quoteOf, richPieces, type RichPiece } from './html.ts';
export { numberOf } from './numbers.ts';
export { shuffled } from './shuffle.ts';

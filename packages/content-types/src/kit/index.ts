export { isBlank, keyOfPiece, plainText, quoteOf, richPieces, type RichPiece } from './html.ts';

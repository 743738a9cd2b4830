export { isDriveLink, uploadOf } from './file-address.ts';
export { lengthOf } from './graphemes.ts';
export { isBlank, keyOfPiece, plainText, quoteOf, richPieces, type RichPiece } from './html.ts';
export { readMp3, type Mp3 } from './mp3.ts';
export { numberOf } from './numbers.ts';
export { isPoorFit, type Size } from './picture-fit.ts';
export { shuffled } from './shuffle.ts';
export { withTitleFindings } from './title-findings.ts';
export { videoAddress, videoOf } from './video.ts';

import { cutText, type Finding, type Language, isolated } from '@takhti/domain';
import { warning } from '../messages.ts';
import { richPieces } from '../kit/html.ts';
import { hardestSentence } from './level.ts';

/** A text that learners read, as rich or plain text, and where it is. */
export interface ReadText {
  readonly path: Finding['path'];
  readonly html: string;
}

/** Characters of a sentence that are quoted, so that its author finds it. */
const quoted = 80;

/**
 * What of some texts is harder to read than learners of a school year read with ease: in each the hardest sentence, and why. The
 * same for what people write and for what models propose.
 */
export function readingFindings(texts: readonly ReadText[], language: Language, year: number): Finding[] {
  return texts.flatMap(({ path, html }) => {
    const hard = hardestSentence(wordsOfRich(html), language, year);
    if (!hard) return [];
    const { why, count, max, level } = hard;
    // The sentence keeps its own direction in a message of another.
    const cut = cutText(hard.sentence, quoted);
    const sentence = isolated(`${cut}${cut === hard.sentence ? '' : '…'}`);
    const message = why === 'long' ? 'reading.long_sentence' : 'reading.long_words';
    return [warning(path, message, { sentence, count, max, level })];
  });
}

// Formulas are not read as sentences are; what is in blocks of its own is no part of the sentence before.
function wordsOfRich(html: string): string {
  return html
    .split(/<\/(?:p|li|h[1-6]|td|th|div|blockquote)>|<br\s*\/?>|\n/i)
    .map((block) =>
      richPieces(block)
        .map((piece) => (piece.kind === 'word' ? piece.text : ' '))
        .join(''),
    )
    .join('\n');
}

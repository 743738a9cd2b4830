import { limits } from '@takhti/domain';
import type { PlainReading } from '../transfer/plain/plain-reading.ts';
import { numbered } from '../transfer/plain/plain-headings.ts';

const sign = '____';
const anySign = /_{3,}/g;
/** Other signs for a blank. */
const otherSign = /_{2}|\.{4,}|…+\.*|\[\s*(?:blank|\d)?\s*\]/gi;

const numbers: readonly number[] = Array.from({ length: limits.blanks.max }, (_, at) => at + 1);

/** A table of texts with blanks, and the answers of each blank in a column. */
export const plainFib: PlainReading = {
  headings: [
    [
      numbered(
        '(?:correct|right)?answers?|blanks?|ans|key|solution|(?:درست|صحیح|سم)?(?:جواب|ځواب|پاسخ)|جوابدرست|جوابصحیح|خالیجگہ|تشځای|جایخالی',
      ),
      'Blank@',
    ],
    [/^(?:unit|اکائی|واحد)$/, 'Unit'],
    [/^strict$/, 'Strict'],
  ],
  settled: (found) => {
    let blank = 0;
    return found.map((role) => (role === 'Blank' ? `Blank${(blank += 1)}` : role));
  },
  fromOrder: (rows) => {
    const counts = rows.map(([question = '']) => withSigns(question).match(anySign)?.length ?? 0);
    if (!counts.some((count) => count > 0)) return null;
    const count = Math.max(...counts);
    return new Map([
      ['Question', 0],
      ...numbers.slice(0, count).map((number) => [`Blank${number}`, number] as const),
      ['CorrectFeedback', count + 1],
      ['IncorrectFeedback', count + 2],
    ]);
  },
  isEnough: (roles) => roles.has('Blank1'),
  unclear: 'import.blanks_unclear',
  ownCells: (cell) => ({ cells: new Map([['Question', withSigns(cell('Question'))]]), notes: [] }),
};

function withSigns(text: string): string {
  return /_{3,}/.test(text) ? text : text.replace(otherSign, sign);
}

import { escapeHtml } from '../../kit/entities.ts';
import { plainText } from '../../kit/html.ts';
import { htmlToText } from '../transfer/cells.ts';
import type { ImportNote } from './found-item.ts';
import { beginningOfLong } from './too-long.ts';

/** Rich text in the plain words of a format that has no other, its line breaks as spaces. */
export function inPlainWords(html: string): string {
  return plainText(html);
}

/** Plain words as rich text; empty for none. */
export function fromPlainWords(text: string): string {
  const words = beginningOfLong(text) ?? text.trim();
  if (words === '') return '';
  return `<p>${words
    .split('\n')
    .map((line) => escapeHtml(line.trim()))
    .join('<br>')}</p>`;
}

/** The notes about what these texts lose in plain text: pictures, formatting and formulas. */
export function lostInPlainWords(texts: readonly string[]): ImportNote[] {
  const marked = texts.filter((html) => html !== '' && (htmlToText(html) ?? '\n').includes('\n'));
  const lost: ImportNote[] = [];
  if (marked.some((html) => /<img\b/i.test(html))) lost.push({ key: 'lost.picture' });
  if (marked.some((html) => /data-latex=/i.test(html))) lost.push({ key: 'lost.formula' });
  if (
    marked.some(
      (html) =>
        htmlToText(html.replace(/<img\b[^>]*>|<span data-type="inline-math"[^>]*><\/span>/gi, '')) === null ||
        /<br|<\/p><p>/.test(html),
    )
  )
    lost.push({ key: 'lost.marks' });
  return lost;
}

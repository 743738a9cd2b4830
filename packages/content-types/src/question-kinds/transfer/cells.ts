import { cellText, textToCell } from '@takhti/domain';
import { decodeEntities, escapeHtml } from '../../kit/entities.ts';

// What a cell cannot say in plain words (pictures, formulas, lists) is written as HTML behind this sign. A sign, and not a
// guess from the look of the text, because questions about HTML are questions too.
const HTML_SIGN = '[html]';

/** The rich text that a cell means: its words escaped, its empty lines as paragraphs, its other line breaks kept. */
export function cellToHtml(cell: string): string {
  const text = cellText(cell);
  if (text.startsWith(HTML_SIGN)) return text.slice(HTML_SIGN.length).trim();
  return textToHtml(text);
}

/** The cell that `cellToHtml` reads as this rich text: plain words where they say it all, HTML behind its sign otherwise. */
export function htmlToCell(html: string): string {
  if (html === '') return '';
  const text = htmlToText(html);
  return textToCell(text ?? `${HTML_SIGN}${html}`);
}

function textToHtml(text: string): string {
  if (text === '') return '';
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').map(escapeHtml).join('<br>'));
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

/** The words of rich text with its line breaks; null when they alone would lose something. */
export function htmlToText(html: string): string | null {
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  if (inner === undefined) return null;
  const paragraphs = inner.split('</p><p>').map((paragraph) => paragraph.split(/<br ?\/?>/));
  if (paragraphs.flat().some((line) => line.includes('<'))) return null;
  const lines = paragraphs.map((paragraph) => paragraph.map(decodeEntities));
  const text = lines.map((paragraph) => paragraph.join('\n')).join('\n\n');
  const same = lines.map((paragraph) => `<p>${paragraph.map(escapeHtml).join('<br>')}</p>`).join('');
  return cellToHtml(textToCell(text)) === same ? text : null;
}

import { escapeMarkup } from '@takhti/domain';
import { decodeEntities } from './entities.ts';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** The text between name and `>`. */
  readonly rest: string;
  /** The index after it. */
  readonly end: number;
}

/**
 * The tag that starts at `html[start]` (a `<`), or null when it is only a sign for "less than".
 * A `>` inside quotes does not end it, for formulas carry such signs in their attributes; a tag without end reaches to the end.
 */
export function readTag(html: string, start: number): Tag | null {
  const head = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(html.slice(start, start + 40));
  if (!head) return null;
  const from = start + head[0].length;
  let quote = '';
  let end = from;
  for (; end < html.length; end += 1) {
    const sign = html.charAt(end);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') break;
  }
  return {
    name: (head[2] ?? '').toLowerCase(),
    isClosing: head[1] === '/',
    rest: html.slice(from, end),
    end: end + 1,
  };
}

// A name starts after a space, a quote or a slash only; without that a tag of one long word would take quadratic time.
const ATTRIBUTE = /(?<![^\s"'/])([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** The value of a tag's attribute as it is written, entities undecoded; null when it has none. */
export function readAttribute(tag: Tag, name: string): string | null {
  for (const [, key, double, single, bare] of tag.rest.matchAll(ATTRIBUTE)) {
    if (key?.toLowerCase() === name) return double ?? single ?? bare ?? '';
  }
  return null;
}

/** The pictures in rich text, by the addresses that are there, entities decoded. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img\b/gi)].flatMap(({ index }) => {
    const tag = readTag(html, index);
    const src = tag && readAttribute(tag, 'src');
    return src ? [decodeEntities(src)] : [];
  });
}

/** Rich text in which the picture of this address has these words for those who cannot see it. */
export function withPictureWords(html: string, address: string, words: string): string {
  let written = '';
  let from = 0;
  for (const { index } of html.matchAll(/<img\b/gi)) {
    const tag = readTag(html, index);
    if (!tag || decodeEntities(readAttribute(tag, 'src') ?? '') !== address) continue;
    const rest = tag.rest.replace(/\salt\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i, '');
    written += `${html.slice(from, index)}<img alt="${escapeMarkup(words)}"${rest}>`;
    from = tag.end;
  }
  return written + html.slice(from);
}

/** Whether rich text has a picture that nothing is said of in words, for those who cannot see it. */
export function hasUnnamedPicture(html: string): boolean {
  for (const { index } of html.matchAll(/<img\b/gi)) {
    const tag = readTag(html, index);
    if (tag && (readAttribute(tag, 'alt') ?? '').trim() === '') return true;
  }
  return false;
}

import { escapeHtml } from '../../kit/entities.ts';
import { readAttribute, readTag } from '../../kit/html-tag.ts';
import type { Item } from './item.ts';
import { mapTexts, textsOf } from './shapes.ts';

/** A picture as a file of its own. */
export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Pictures by the addresses under which questions show them. */
export type Pictures = ReadonlyMap<string, Picture>;

const tag = /<img\b[^>]*>/gi;

/** A rich text whose pictures are at other addresses; one that has none leaves its description behind. */
export function withPictures(html: string, addressOf: (src: string) => string | null): string {
  return html.replace(tag, (written) => {
    const read = readTag(written, 0);
    const [src, alt] = read ? [readAttribute(read, 'src'), readAttribute(read, 'alt')] : [null, null];
    const address = src === null ? null : addressOf(src);
    if (src === null || address === null) return (alt ?? '') === '' ? '' : `[${alt}]`;
    return written.replace(src, () => escapeHtml(address));
  });
}

/** An item whose pictures are at other addresses. */
export function itemWithPictures(item: Item, addressOf: (src: string) => string | null): Item {
  return mapTexts(item, (html) => withPictures(html, addressOf));
}

/** The addresses of the pictures that an item shows. */
export function picturesOf(item: Item): string[] {
  return picturesIn(textsOf(item).join(''));
}

/** The addresses of the pictures that a rich text shows. */
export function picturesIn(html: string): string[] {
  const shown = Array.from(html.matchAll(tag), ([written]) => {
    const read = readTag(written, 0);
    return read && readAttribute(read, 'src');
  });
  return [...new Set(shown.flatMap((src) => src ?? []))];
}

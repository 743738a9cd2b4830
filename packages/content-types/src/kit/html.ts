import { blankClass, cutText, limits, splitWords } from '@takhti/domain';
import { decodeEntities } from './entities.ts';
import { readAttribute, readTag, type Tag } from './html-tag.ts';
import { normalise } from './text.ts';

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const MEDIA = new Set(['img', 'audio', 'video', 'iframe', 'source']);
const MARKS: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  mark: 'm',
  sup: '^',
  sub: '_',
};
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

interface Style {
  readonly media: (tag: Tag) => string;
  readonly maths: (latex: string) => string;
  readonly mark: (sign: string, tag: Tag) => string;
  /** The replacement of a blank that learners fill in. */
  readonly blank: string;
}

const forPeople: Style = {
  media: (tag) =>
    tag.name === 'source'
      ? ''
      : ` [${decodeEntities(readAttribute(tag, 'alt') ?? '').trim() || wordFor(tag.name)}] `,
  maths: (latex) => latex,
  mark: () => '',
  blank: '____',
};

const forLooks: Style = {
  media: (tag) => ` ⟦${tag.name} ${address(readAttribute(tag, 'src') ?? '')}⟧ `,
  maths: (latex) => ` ⟦maths ${normalise(latex)}⟧ `,
  mark: () => '',
  blank: ' ⟦blank⟧ ',
};

const forExactness: Style = {
  ...forLooks,
  mark: (sign, tag) => (tag.isClosing ? '⟧' : `⟦${sign} `),
};

/**
 * The words of rich text, for people: search, results, lists. Tags and entities are gone, white space is collapsed, a picture
 * is written as `[its alternative text]` or `[image]`, maths as its LaTeX.
 */
export function plainText(html: string): string {
  return normalise(write(html, forPeople));
}

/**
 * Rich text for comparison: equal exactly when two texts look the same to a learner. Pictures, sounds, maths and marks (bold,
 * underlined, superscript...) count, because "which word is underlined?" has options that differ by nothing else; tags,
 * entities, spaces and the signature of a file's address do not.
 */
export function comparableText(html: string): string {
  return normalise(write(html, forExactness));
}

/** As `comparableText`, but marks do not count. */
export function comparableWords(html: string): string {
  return normalise(write(html, forLooks));
}

/** The words at a place of a document, as a comment on it quotes them. */
export function quoteOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  // The answers that a blank accepts.
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return cutText(value.join(' / '), limits.anchor.quote).trim();
  return typeof value === 'string' ? cutText(plainText(value), limits.anchor.quote).trim() : '';
}

/** A part of rich text that is read, compared and replaced as a whole. */
export type RichPiece =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'maths'; readonly latex: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly src: string };

// Signs that no text holds after they were taken out of it.
const [FROM, BETWEEN, TO] = ['\uE000', '\uE001', '\uE002'];
const OURS = /[\uE000-\uE002]/g;
const WHOLE = /\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/;

const inPieces: Style = {
  media: (tag) =>
    tag.name === 'source'
      ? ''
      : whole(
          'picture',
          decodeEntities(readAttribute(tag, 'alt') ?? ''),
          address(readAttribute(tag, 'src') ?? ''),
        ),
  maths: (latex) => whole('maths', latex, ''),
  mark: () => '',
  blank: '____',
};

function whole(...parts: readonly [string, string, string]): string {
  return `${FROM}${parts.map((part) => part.replace(OURS, '')).join(BETWEEN)}${TO}`;
}

/** Rich text in pieces, for comparing two versions of it word by word: words with the spaces between them, each formula and each picture whole. */
export function richPieces(html: string): RichPiece[] {
  return write(html.replace(OURS, ''), inPieces)
    .trim()
    .split(new RegExp(`(${WHOLE.source.replaceAll(/\((?!\?)/g, '(?:')})`))
    .flatMap((part): RichPiece[] => {
      const [, kind, text = '', src = ''] = WHOLE.exec(part) ?? [];
      if (kind === 'maths') return [{ kind, latex: text }];
      if (kind === 'picture') return [{ kind, alt: text.trim(), src }];
      return splitWords(part.replace(/\s+/g, ' ')).map((word) => ({ kind: 'word', text: word }));
    });
}

/** The key of a piece for `wordDiff`; a space stays a space, so that it differs from words. */
export function keyOfPiece(piece: RichPiece): string {
  switch (piece.kind) {
    case 'word':
      return piece.text;
    case 'maths':
      return whole('maths', piece.latex, '');
    case 'picture':
      return whole('picture', piece.alt, piece.src);
    default:
      return piece satisfies never;
  }
}

/** Whether rich text shows nothing at all: neither words nor pictures, sounds or maths. */
export function isBlank(html: string): boolean {
  return comparableWords(html) === '';
}

// One pass from left to right, without a DOM: the same on the server and in the browser, and linear regardless of the input.
function write(html: string, style: Style): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + decodeEntities(html.slice(at));
    text += decodeEntities(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open);
      at = close < 0 ? html.length : close + 3;
      continue;
    }
    const tag = readTag(html, open);
    if (!tag) {
      text += '<';
      at = open + 1;
      continue;
    }
    if (isBlankMark(tag)) {
      text += style.blank;
      at = endOfElement(html, tag);
      continue;
    }
    const latex = tag.isClosing ? null : readAttribute(tag, 'data-latex');
    text += latex === null ? signOf(tag, style) : style.maths(decodeEntities(latex));
    at = latex !== null || (UNSEEN.has(tag.name) && !tag.isClosing) ? endOfElement(html, tag) : tag.end;
  }
  return text;
}

function signOf(tag: Tag, style: Style): string {
  if (MEDIA.has(tag.name)) return tag.isClosing ? '' : style.media(tag);
  const mark = MARKS[tag.name];
  if (mark !== undefined) return style.mark(mark, tag);
  return BLOCKS.has(tag.name) ? ' ' : '';
}

/** Whether a tag opens the element that marks a blank (C-328). */
export function isBlankMark(tag: Tag): boolean {
  if (tag.isClosing || tag.name !== 'span') return false;
  return readAttribute(tag, 'class')?.split(/\s+/).includes(blankClass) ?? false;
}

/** The index after an element, its closing tag included. */
export function endOfElement(html: string, opening: Tag): number {
  let depth = 1;
  let at = opening.end;
  while (depth > 0) {
    const next = html.indexOf('<', at);
    if (next < 0) return html.length;
    const tag = readTag(html, next);
    if (tag?.name === opening.name) depth += tag.isClosing ? -1 : 1;
    at = tag ? tag.end : next + 1;
  }
  return at;
}

function wordFor(name: string): string {
  return name === 'img' ? 'image' : name;
}

// The same picture is the same however long its address is signed for.
function address(src: string): string {
  const decoded = decodeEntities(src).trim();
  return decoded.startsWith('/files/') ? (decoded.split(/[?#]/, 1)[0] ?? decoded) : decoded;
}

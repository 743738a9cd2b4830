import { blankAttribute, blankClass, limits } from '@takhti/domain';
import sanitizeHtml from 'sanitize-html';
import { mapInTurns } from './work/in-turns.ts';

const upload = String.raw`/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;
const file = new RegExp(`^${upload}$`);
const most_passes = 5;
const anyUpload = new RegExp(upload, 'g');
const web = /^https?:\/\//i;
// What most options and every imported cell are: escaped words in paragraphs. Nothing is left to take out of that, and a file
// of thousands is not worth parsing to find out.
// Signs that begin neither a tag nor an entity: each becomes an entity, and costs as much as a tag.
const strays = /<(?![a-z/!?])|&(?![a-z#])/gi;
const plainParagraphs = /^(?:<p>[^<>&\0]*(?:&(?:amp|lt|gt);[^<>&\0]*)*<\/p>)*$/;

/**
 * Rich text with nothing in it but what our editor writes: the strict list of elements and attributes below. Links lead to
 * the web and open apart, pictures are uploads of ours, formulas and blanks are marked spans; anything else loses its tag and keeps
 * its words, scripts and styles lose both.
 * @param html as a browser or a file brought it, file signatures already taken off.
 * @param mayShow whether a picture of this upload may stay; by default any upload.
 */
export function sanitiseRichText(html: string, mayShow: (upload_id: string) => boolean = () => true): string {
  if (isHopeless(html)) return html.replaceAll('\0', '').replaceAll(/[<>&]/g, escapeSign);
  let clean = html;
  // Broken markup can come out as markup that reads differently the second time; what is stored must not.
  for (let pass = 0; pass < most_passes; pass += 1) {
    if (plainParagraphs.test(clean)) return clean;
    const next = sanitiseOnce(clean, mayShow);
    if (next === clean) return clean;
    clean = next;
  }
  return clean;
}

/**
 * Sanitises the texts of one document, while others have their turn between one and the next.
 * @returns what gives each of them sanitised, at once
 */
export async function sanitiseInTurns(
  texts: Iterable<string>,
  mayShow?: (upload_id: string) => boolean,
): Promise<(html: string) => string> {
  const made = await mapInTurns(new Set(texts), (html) => [html, sanitiseRichText(html, mayShow)] as const);
  const clean = new Map(made);
  return (html) => clean.get(html) ?? sanitiseRichText(html, mayShow);
}

/** Whether a text is longer than any may be once its strays are written out: nobody keeps it, and parsing it holds everybody. */
function isHopeless(html: string): boolean {
  const { text: most } = limits.article;
  if (html.length * '&amp;'.length <= most) return false;
  return html.length + (html.match(strays)?.length ?? 0) * 'lt;'.length > most;
}

function escapeSign(sign: string): string {
  if (sign === '&') return '&amp;';
  return sign === '<' ? '&lt;' : '&gt;';
}

function sanitiseOnce(html: string, mayShow: (upload_id: string) => boolean): string {
  return sanitizeHtml(html.replaceAll('\0', ''), {
    ...allowList,
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') {
        const upload_id = file.exec(attribs['src'] ?? '')?.[1];
        return upload_id === undefined || !mayShow(upload_id);
      }
      if (tag === 'span')
        return attribs['data-latex'] === undefined && attribs['class'] === undefined ? 'excludeTag' : false;
      if (tag === 'a') return attribs['href'] === undefined ? 'excludeTag' : false;
      return false;
    },
  });
}

/** The uploads that a text names, each once. */
export function uploadsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(anyUpload), ([, id]) => id ?? ''))];
}

/** A text that names other uploads in place of some: the copies of its pictures. */
export function renameUploads(text: string, copies: ReadonlyMap<string, string>): string {
  return text.replace(
    anyUpload,
    (_whole, upload_id: string) => `/files/${copies.get(upload_id) ?? upload_id}`,
  );
}

/** A text that names no upload but those that stay: words, too, can look like the address of a file. */
export function withoutUploads(text: string, stays: (upload_id: string) => boolean): string {
  return text.replace(anyUpload, (whole, upload_id: string) => (stays(upload_id) ? whole : '/files/'));
}

function linkOf(href: string): Record<string, string> {
  return web.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : {};
}

const allowList: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong em u s sub sup ul ol li blockquote h3 a img span table tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['data-type', 'data-latex', 'class', blankAttribute],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: file.test(src) ? { src, alt, ...size('width', width), ...size('height', height) } : {},
    }),
    span: (tagName, attribs) => ({ tagName, attribs: spanOf(attribs) }),
    th: cellOf,
    td: cellOf,
  },
};

// A formula, or the mark of a blank (C-328); any other span goes, and its words stay.
function spanOf(attribs: Readonly<Record<string, string>>): Record<string, string> {
  if (attribs['data-type'] === 'inline-math')
    return { 'data-type': 'inline-math', 'data-latex': attribs['data-latex'] ?? '' };
  if (!attribs['class']?.split(/\s+/).includes(blankClass)) return {};
  const number = attribs[blankAttribute] ?? '';
  return { class: blankClass, ...(/^[1-9]\d{0,3}$/.test(number) && { [blankAttribute]: number }) };
}

function cellOf(tagName: string, { colspan, rowspan }: Readonly<Record<string, string>>): sanitizeHtml.Tag {
  return { tagName, attribs: { ...span('colspan', colspan), ...span('rowspan', rowspan) } };
}

function span(name: 'colspan' | 'rowspan', value: string | undefined): Record<string, string> {
  return value !== undefined && /^(?:[2-9]|[1-9]\d)$/.test(value) ? { [name]: value } : {};
}

function size(name: 'width' | 'height', value: string | undefined): Record<string, string> {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}

import { escapeHtml } from '../../../kit/entities.ts';
import { childOf, elementsIn, wordsIn, type XmlElement } from '../../../kit/xml/read-xml.ts';
import { fromMoodleHtml } from '../moodle-html.ts';
import type { ImportNote } from '../found-item.ts';
import { beginningOfLong } from '../too-long.ts';

const kept: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  h3: 'h3',
};
const classes: Readonly<Record<string, string>> = {
  'qti-underline': 'u',
  underline: 'u',
  'line-through': 's',
};
const blocks = new Set(['p', 'ul', 'ol', 'blockquote', 'h3']);
const notText = new Set(['object', 'audio', 'video', 'table', 'iframe']);

interface Rich {
  readonly html: string;
  readonly lost: readonly ImportNote[];
}

/** The replacement of an element by a reader; null for the usual treatment. */
type Replace = (element: XmlElement) => string | null;

/** XHTML of QTI as rich text of ours: text in paragraphs, pictures if the file has them; other media are reported as lost. */
export function toRichText(children: XmlElement['children'], replace: Replace = () => null): Rich {
  const lost = new Map<string, ImportNote>();
  const html = paragraphsOf(children, replace, lost);
  return { html: beginningOfLong(html) ?? fromMoodleHtml(html), lost: [...lost.values()] };
}

// Words that are in no block of their own become a paragraph.
function paragraphsOf(
  children: XmlElement['children'],
  replace: Replace,
  lost: Map<string, ImportNote>,
): string {
  let html = '';
  let loose = '';
  const close = (): void => {
    if (loose.trim() !== '') html += `<p>${loose.trim()}</p>`;
    loose = '';
  };
  for (const child of children) {
    if (typeof child === 'string') loose += escapedText(child);
    else if (replace(child) === null && blocks.has(kept[child.name] ?? '')) {
      close();
      html += write(child, replace, lost);
    } else if (replace(child) === null && isRoom(child)) {
      close();
      html += paragraphsOf(child.children, replace, lost);
    } else loose += write(child, replace, lost);
  }
  close();
  return html;
}

function escapedText(text: string): string {
  return escapeHtml(beginningOfLong(text) ?? text.replace(/\s+/g, ' '));
}

function isRoom({ name, children }: XmlElement): boolean {
  return (
    ['div', 'section', 'article', 'contentBody', 'rubricBlock', 'templateBlock'].includes(name) &&
    children.length > 0
  );
}

function write(element: XmlElement, replace: Replace, lost: Map<string, ImportNote>): string {
  const own = replace(element);
  if (own !== null) return own;
  const { name, attributes } = element;
  if (name === 'math') return formulaOf(element, lost);
  if (name === 'img') return pictureOf(attributes);
  if (notText.has(name)) lost.set(name, { key: 'lost.other_text', values: { name } });
  const inside = element.children
    .map((child) => (typeof child === 'string' ? escapedText(child) : write(child, replace, lost)))
    .join('');
  const tag = kept[name] ?? classes[attributes['class'] ?? ''];
  if (name === 'a') {
    const href = escapeHtml(attributes['href'] ?? '').replaceAll('"', '&quot;');
    return `<a href="${href}">${inside}</a>`;
  }
  if (tag === undefined) return inside;
  return tag === 'br' ? '<br>' : `<${tag}>${inside}</${tag}>`;
}

function pictureOf(attributes: XmlElement['attributes']): string {
  const written = ['src', 'alt', 'width', 'height'].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`];
  });
  return `<img${written.join('')}>`;
}

// As it was written in LaTeX, where the formula says so.
function formulaOf(math: XmlElement, lost: Map<string, ImportNote>): string {
  const source = annotationsIn(math).find(({ attributes }) => /tex/i.test(attributes['encoding'] ?? ''));
  if (source) return `\\(${escapeHtml(wordsIn(source).trim())}\\)`;
  lost.set('formula', { key: 'lost.formula' });
  return escapedText(wordsIn(math));
}

function annotationsIn(element: XmlElement): XmlElement[] {
  const own = childOf(element, 'annotation');
  return [...(own ? [own] : []), ...elementsIn(element).flatMap(annotationsIn)];
}

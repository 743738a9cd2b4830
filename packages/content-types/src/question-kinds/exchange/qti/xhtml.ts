import { decodeEntities } from '../../../kit/entities.ts';
import { readAttribute, readTag, type Tag } from '../../../kit/html-tag.ts';
import { xmlText } from '../../../kit/xml/write-xml.ts';
import { toMoodleHtml } from '../moodle-html.ts';

const kept = new Set('p strong em sub sup ul ol li blockquote h3 a'.split(' '));
// XHTML of QTI has no elements for these; version 3.0 gives the first its class.
const asClass: Readonly<Record<string, string>> = { u: 'qti-underline', s: 'line-through' };

/** Rich text of ours as well-formed XHTML with what QTI lets through; formulas are in it as `\(…\)`, pictures without a file as their names. */
export function toXhtml(html: string): string {
  const text = toMoodleHtml(html);
  const open: string[] = [];
  let written = '';
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    written += xmlText(decodeEntities(text.slice(at, end)));
    if (next < 0) break;
    const tag = readTag(text, next);
    if (!tag) written += '&lt;';
    else if (tag.name === 'br') written += '<br/>';
    else if (tag.name === 'img') written += pictureTag(tag);
    else if (kept.has(tag.name) || tag.name in asClass) {
      if (!tag.isClosing) {
        const href = tag.name === 'a' ? readAttribute(tag, 'href') : null;
        const name = asClass[tag.name];
        written +=
          name === undefined
            ? `<${tag.name}${href === null ? '' : ` href="${xmlText(decodeEntities(href))}"`}>`
            : `<span class="${name}">`;
        open.push(tag.name);
      } else if (open.at(-1) === tag.name) {
        open.pop();
        written += tag.name in asClass ? '</span>' : `</${tag.name}>`;
      }
    }
    at = tag ? tag.end : next + 1;
  }
  return (
    written +
    open
      .toReversed()
      .map((name) => (name in asClass ? '</span>' : `</${name}>`))
      .join('')
  );
}

function pictureTag(tag: Tag): string {
  const src = readAttribute(tag, 'src') ?? '';
  if (!src.startsWith('../')) return xmlText(namedPicture(readAttribute(tag, 'alt')));
  const attributes = ['src', 'alt', 'width', 'height'].flatMap((name) => {
    const value = readAttribute(tag, name) ?? (name === 'alt' ? '' : null);
    return value === null ? [] : [` ${name}="${xmlText(decodeEntities(value))}"`];
  });
  return `<img${attributes.join('')}/>`;
}

function namedPicture(alt: string | null): string {
  const name = decodeEntities(alt ?? '').trim();
  return name === '' ? '' : `[${name}]`;
}

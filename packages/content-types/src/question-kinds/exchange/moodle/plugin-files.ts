import { childrenOf, elementsIn, wordsIn, type XmlElement } from '../../../kit/xml/read-xml.ts';
import { xmlText } from '../../../kit/xml/write-xml.ts';
import type { PictureBytes } from '../../transfer/candidate.ts';
import { picturesIn, type Picture } from '../pictures.ts';

const folder = '@@PLUGINFILE@@/';
const chunk = 0x8000;

/** How a text of Moodle names a file that is beside it. */
export function pluginAddress({ name }: Pick<Picture, 'name'>): string {
  return `${folder}${encodeURIComponent(name)}`;
}

/** The files of the pictures that a text shows, as Moodle has them beside it. */
export function filesOf(html: string, pictures: ReadonlyMap<string, Picture>): string {
  return picturesIn(html)
    .flatMap((address) => pictures.get(address) ?? [])
    .map(
      ({ name, bytes }) => `<file name="${xmlText(name)}" path="/" encoding="base64">${base64(bytes)}</file>`,
    )
    .join('');
}

// A call takes so many arguments at most.
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += chunk)
    text += String.fromCharCode(...bytes.subarray(from, from + chunk));
  return btoa(text);
}

/**
 * The files that are beside the texts of a question, by the addresses under which these show them. Two of one name that differ are left
 * out: which is which, only the text beside each knows.
 */
export function pluginPictures(question: XmlElement): PictureBytes {
  const written = new Map<string, string | null>();
  for (const file of filesIn(question)) {
    const name = file.attributes['name'] ?? '';
    if (file.attributes['encoding'] !== 'base64' || name === '') continue;
    const content = wordsIn(file).replace(/\s+/g, '');
    for (const address of new Set([`${folder}${name}`, pluginAddress({ name })])) {
      const other = written.get(address);
      written.set(address, other === undefined || other === content ? content : null);
    }
  }
  const pictures = new Map<string, Uint8Array>();
  for (const [address, content] of written) {
    const bytes = content === null ? null : bytesOf(content);
    if (bytes) pictures.set(address, bytes);
  }
  return pictures;
}

function filesIn(element: XmlElement): XmlElement[] {
  return [...childrenOf(element, 'file'), ...elementsIn(element).flatMap(filesIn)];
}

function bytesOf(content: string): Uint8Array | null {
  try {
    const signs = atob(content);
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

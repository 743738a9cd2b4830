import { strFromU8, unzipSync } from 'fflate';

const part = 'word/document.xml';
/** Of a text that somebody wrote; a file that unfolds to more is none. */
const most_bytes = 40 * 1024 * 1024;

/** The paragraphs of a Word document; null for a file that is none. */
export function docxWords(bytes: Uint8Array): string | null {
  const { [part]: found } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === part && originalSize <= most_bytes,
  });
  if (!found) return null;
  const tree = new DOMParser().parseFromString(strFromU8(found), 'application/xml');
  if (tree.querySelector('parsererror')) return null;
  return [...tree.getElementsByTagNameNS('*', 'p')].map(paragraph).join('\n');
}

function paragraph(element: Element): string {
  const words = [...element.getElementsByTagNameNS('*', '*')].map(({ localName, textContent }) =>
    localName === 't' ? textContent : localName === 'tab' || localName === 'br' ? ' ' : '',
  );
  return words.join('');
}

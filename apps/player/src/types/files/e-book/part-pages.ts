import type { Section } from 'foliate-js/epub.js';
import { withoutScripts } from './without-scripts.ts';

const xhtml = 'application/xhtml+xml';

/** What came of a file of a book, with all taken out that could run. */
interface Came {
  readonly data: Promise<unknown>;
  readonly type: string;
}

/**
 * Makes a page of every part of a book that is none: a drawing, a picture, a list, a file that is not there. The paginator shows the
 * bodies of pages alone, and never turns on from a part that has none.
 * @param came by the name of the file, filled as files come
 */
export function showEveryPart(sections: readonly Section[], came: ReadonlyMap<string, Came>): void {
  for (const section of sections) {
    const { load, unload } = section;
    let made: string | null = null;
    section.load = async () => {
      const address = await load();
      const file = came.get(section.id);
      const page = file ? await pageOf(await file.data, file.type, address ?? '') : emptyPage();
      if (page === null) return address;
      const text = await withoutScripts(new XMLSerializer().serializeToString(page), xhtml);
      made = URL.createObjectURL(new Blob([String(text)], { type: xhtml }));
      return made;
    };
    section.unload = () => {
      if (made !== null) URL.revokeObjectURL(made);
      made = null;
      unload();
    };
  }
}

/** A page that shows it; null where it is one already. */
async function pageOf(data: unknown, type: string, address: string): Promise<Document | null> {
  if (type.startsWith('text/html')) return null;
  const page = emptyPage();
  if (type.startsWith('image/') && !type.startsWith('image/svg')) {
    const picture = page.createElement('img');
    picture.src = address;
    picture.alt = '';
    page.body.append(picture);
    return page;
  }
  if (!/xml/.test(type)) return page;
  const text = data instanceof Blob ? await data.text() : String(data);
  const part = new DOMParser().parseFromString(text, 'application/xml');
  if (part.body !== null) return null;
  const { documentElement: root } = part;
  page.body.append(root.localName === 'svg' ? page.importNode(root, true) : root.textContent);
  return page;
}

function emptyPage(): Document {
  return document.implementation.createHTMLDocument('');
}

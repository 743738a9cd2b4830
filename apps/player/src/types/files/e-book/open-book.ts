import { EPUB } from 'foliate-js/epub.js';
import { showEveryPart } from './part-pages.ts';
import { withoutScripts } from './without-scripts.ts';

/** A chapter that a table of contents names. */
export interface Chapter {
  readonly label: string;
  readonly href: string;
  readonly depth: number;
}

/** A book whose files come one by one, as they are wanted. */
export interface Book {
  readonly epub: EPUB;
  readonly chapters: readonly Chapter[];
  readonly isRightToLeft: boolean;
}

/**
 * Opens a book at the address of its files. What is written in it as a script is taken out of every page before the page is shown, and
 * the policy of this page lets none run that came otherwise.
 * @throws Error for a book that cannot be read, or without a network
 */
export async function openBook(base: string): Promise<Book> {
  const load = async (path: string): Promise<Response | null> => {
    const response = await fetch(base + path.split('/').map(encodeURIComponent).join('/'));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error('the book does not come');
    return response;
  };
  const epub = await new EPUB({
    loadText: async (path) => (await load(path))?.text() ?? null,
    loadBlob: async (path) => (await load(path))?.blob() ?? new Blob(),
    // So that all chapters count alike: what they weigh is not known before they come.
    getSize: () => 1,
  }).init();
  const parts = new Set(epub.sections.map(({ id }) => id));
  const came = new Map<string, { readonly data: Promise<unknown>; readonly type: string }>();
  epub.transformTarget?.addEventListener('data', ({ detail }) => {
    const { name, type } = detail;
    const data = Promise.resolve(detail.data).then((each) => withoutScripts(each, type));
    detail.data = data;
    if (parts.has(name)) came.set(name, { data, type });
  });
  showEveryPart(epub.sections, came);
  const dir = epub.dir === 'rtl' || /^(ar|fa|he|ps|ur|prs)\b/i.test(String(epub.metadata?.language ?? ''));
  return { epub, chapters: flatten(epub.toc ?? []), isRightToLeft: dir };
}

type Toc = readonly { label?: string; href?: string; subitems?: Toc | null }[];

function flatten(toc: Toc, depth = 0): Chapter[] {
  return toc.flatMap(({ label = '', href = '', subitems }) => [
    ...(href === '' ? [] : [{ label: label.trim(), href, depth }]),
    ...flatten(subitems ?? [], depth + 1),
  ]);
}

import { Paginator } from 'foliate-js/paginator.js';
import { afterEach, expect, test, vi } from 'vitest';
import { openBook } from './open-book.ts';

const page = (words: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>a</title></head><body><p>${words}</p></body></html>`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>parent.hasRun = true</script><text y="20">drawn</text></svg>';
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

const container =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** A book of three parts, of which the second is of this type; it is not there without a body. */
function serveBook(type: string, body: BodyInit | null): void {
  const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">i</dc:identifier><dc:title>t</dc:title><dc:language>en</dc:language></metadata>
    <manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="b" media-type="${type}"/><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest>
    <spine><itemref idref="a"/><itemref idref="b"/><itemref idref="c"/></spine></package>`;
  const files: Record<string, BodyInit | null> = {
    'META-INF/container.xml': container,
    'book.opf': opf,
    'a.xhtml': page('first'),
    b: body,
    'c.xhtml': page('last'),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const file = files[new URL(new Request(asked).url).pathname.replace('/book/', '')] ?? null;
    return file === null ? new Response(null, { status: 404 }) : new Response(file);
  });
}

let open: Paginator | null = null;
afterEach(() => {
  vi.restoreAllMocks();
  // As the reader does: one that is not ended measures itself for ever, in the page of all later tests.
  open?.destroy();
  open = null;
  document.body.replaceChildren();
});

test.each<[string, string, BodyInit | null, string]>([
  ['a page', 'application/xhtml+xml', page('middle'), 'middle'],
  ['a drawing', 'image/svg+xml', drawing, 'drawn'],
  ['a picture', 'image/png', picture, ''],
  ['a page without a body', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>', ''],
  ['words that are no page', 'application/xml', '<list><item>milk</item></list>', 'milk'],
  ['a file of no known type', 'application/octet-stream', 'x', ''],
  ['a file that is not there', 'application/xhtml+xml', null, ''],
])('a book turns on from %s, and back to it', async (_what, type, body, words) => {
  serveBook(type, body);
  const { epub } = await openBook('/book/');
  const paginator = new Paginator();
  open = paginator;
  paginator.style.height = '400px';
  document.body.append(paginator);
  paginator.open(epub);
  await paginator.goTo({ index: 0, anchor: 0 });
  const shown = (): { index: number; doc: Document } =>
    (paginator as unknown as { getContents: () => [{ index: number; doc: Document }] }).getContents()[0];
  const seen: number[] = [];
  const read: (string | null)[] = [];
  for (const turn of ['next', 'next', 'prev', 'prev', 'next', 'next'] as const) {
    await paginator[turn]();
    const { index, doc } = shown();
    seen.push(index);
    read.push(doc.body.textContent);
  }
  expect(seen).toEqual([1, 2, 1, 0, 1, 2]);
  const middle = expect.stringContaining(words) as string;
  const [first, last] = [
    expect.stringContaining('first') as string,
    expect.stringContaining('last') as string,
  ];
  expect(read).toEqual([middle, last, middle, first, middle, last]);
  expect(Reflect.has(window, 'hasRun')).toBe(false);
});

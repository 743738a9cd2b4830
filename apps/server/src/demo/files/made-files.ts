import { strToU8, zipSync } from 'fflate';

/** A PDF with a page for each list of lines, in Latin letters alone: the first line is its heading. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_page, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, at) => {
      const drawn = lines.map(lineOf).join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

function lineOf(text: string, at: number): string {
  const [size, y] = at === 0 ? [24, 740] : [14, 710 - at * 26];
  return `BT /F ${size} Tf 60 ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
}

/** A zip with these texts in it, by their paths. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** The parts of a book; its texts are XHTML. */
export interface BookParts {
  readonly title: string;
  /** As BCP 47 names it. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly chapters: readonly { readonly title: string; readonly html: string }[];
}

/** An EPUB with a chapter for each text, and its contents. */
export function bookOf({ title, tag, dir, chapters }: BookParts): Buffer {
  const pageOf = (name: string, html: string): string =>
    `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${tag}" dir="${dir}"><head><title>${name}</title></head><body>${html}</body></html>`;
  const items = chapters.map(
    (_chapter, at) => `<item id="c${at}" href="c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = chapters.map((_chapter, at) => `<itemref idref="c${at}"/>`);
  const links = chapters.map((chapter, at) => `<li><a href="c${at}.xhtml">${chapter.title}</a></li>`);
  const pages = chapters.map(
    (chapter, at) =>
      [`OEBPS/c${at}.xhtml`, pageOf(chapter.title, `<h1>${chapter.title}</h1>${chapter.html}`)] as const,
  );
  return zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">made</dc:identifier><dc:title>${title}</dc:title><dc:language>${tag}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest><spine page-progression-direction="${dir}">${spine.join('')}</spine></package>`,
    'OEBPS/nav.xhtml': pageOf(title, `<nav epub:type="toc"><ol>${links.join('')}</ol></nav>`),
    ...Object.fromEntries(pages),
  });
}

/** Captions as WebVTT: what is said from one second to another. */
export function vttOf(lines: readonly (readonly [from: number, to: number, words: string])[]): Buffer {
  const at = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
  const blocks = lines.map(([from, to, words]) => `${at(from)} --> ${at(to)}\n${words}`);
  return Buffer.from(`WEBVTT\n\n${blocks.join('\n\n')}\n`);
}

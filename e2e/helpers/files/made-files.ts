import { strToU8, zipSync } from 'fflate';

/** A file that a journey brings, made as small as one of its kind can be. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function made(name: string, body: Uint8Array | string): MadeFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(body) };
}

/** A PDF with a page for each text. */
export function pdfFile(name: string, texts: readonly string[]): MadeFile {
  const pages = texts.map((_text, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages}]/Count ${texts.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...texts.flatMap((text, at) => {
      const drawn = `BT /F 24 Tf 60 700 Td (${text}) Tj ET`;
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
  return made(
    name,
    `${body}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A zip with these files in it. */
export function zipFile(name: string, files: Readonly<Record<string, string>>): MadeFile {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return made(name, zipSync(Object.fromEntries(entries)));
}

/** A book with a chapter for each text. */
export function bookFile(name: string, texts: readonly string[], language = 'en'): MadeFile {
  const dir = language === 'en' ? 'ltr' : 'rtl';
  const pageOf = (title: string, body: string): string =>
    `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" dir="${dir}"><head><title>${title}</title></head><body>${body}</body></html>`;
  const chapters = texts.map((text, at) => [
    `OEBPS/c${at}.xhtml`,
    pageOf(text, `<h1>${text}</h1><p>${text}</p>`),
  ]);
  const items = texts.map(
    (_text, at) => `<item id="c${at}" href="c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = texts.map((_text, at) => `<itemref idref="c${at}"/>`);
  const links = texts.map((text, at) => `<li><a href="c${at}.xhtml">${text}</a></li>`);
  return zipFile(name, {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'OEBPS/book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">made</dc:identifier><dc:title>Made</dc:title><dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items.join('')}</manifest><spine page-progression-direction="${dir}">${spine.join('')}</spine></package>`,
    'OEBPS/nav.xhtml': pageOf('Contents', `<nav epub:type="toc"><ol>${links.join('')}</ol></nav>`),
    ...Object.fromEntries(chapters),
  });
}

/** The boxes of a film, and no pictures in it. */
export function filmFile(name: string, bytes = 64): MadeFile {
  const box = (kind: string, body: Uint8Array): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length, 0);
    head.write(kind, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  return made(
    name,
    Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
      box('moov', Buffer.alloc(8)),
      box('mdat', Buffer.alloc(bytes)),
    ]),
  );
}

export const captionsFile = made('words.srt', '1\n00:00:01,000 --> 00:00:02,000\nWater rises\n');

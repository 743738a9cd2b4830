import { bookOf, pdfOf, zipOf } from '../../../apps/server/src/demo/files/made-files.ts';

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
  return made(name, pdfOf(texts.map((text) => [text])));
}

/** A zip with these files in it. */
export function zipFile(name: string, files: Readonly<Record<string, string>>): MadeFile {
  return made(name, zipOf(files));
}

/** A book with a chapter for each text. */
export function bookFile(name: string, texts: readonly string[], tag = 'en'): MadeFile {
  const chapters = texts.map((text) => ({ title: text, html: `<p>${text}</p>` }));
  return made(name, bookOf({ title: 'Made', tag, dir: tag === 'en' ? 'ltr' : 'rtl', chapters }));
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

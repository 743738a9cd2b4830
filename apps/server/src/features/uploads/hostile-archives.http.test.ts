import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { uploadFile } from '@takhti/contract';
import { limits, type ContentType } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../platform/storage/index.ts';
import { startBucket, type TestBucket } from '../../platform/storage/testing/bucket.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeZip, type MadeEntry } from '../../testing/make-zip.ts';

type FilesType = Extract<ContentType, 'zip' | 'html_zip' | 'e_book' | 'document' | 'video'>;

const page = { name: 'index.html', body: '<h1>Quiz</h1>' };
const zipOf = (...entries: readonly MadeEntry[]): Buffer => makeZip([page, ...entries]);
const container = (root = 'book.opf'): MadeEntry => ({
  name: 'META-INF/container.xml',
  body: `<container><rootfile full-path="${root}"/></container>`,
});
const mimetype: MadeEntry = { name: 'mimetype', body: 'application/epub+zip', method: 0 };
const book = (...entries: readonly MadeEntry[]): Buffer =>
  makeZip([mimetype, container(), { name: 'book.opf', body: '<package/>' }, ...entries]);
const encryption = (algorithm: string): MadeEntry => ({
  name: 'META-INF/encryption.xml',
  body: `<encryption><EncryptionMethod Algorithm="${algorithm}"/></encryption>`,
});
const box = (name: string, bytes = 8): Buffer => {
  const head = Buffer.alloc(8 + bytes);
  head.writeUInt32BE(head.length, 0);
  head.write(name, 4, 'latin1');
  return head;
};
const film = Buffer.concat([box('ftyp'), box('moov'), box('mdat')]);
const many = Array.from({ length: limits.archive.entries + 1 }, (_, at) => ({ name: `${at}.txt` }));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
/** The head of a PNG of such a size, without its lines. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const body = Buffer.alloc(17);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([8, 2, 0, 0, 0], 8);
  body.writeUInt32BE(crc32(Buffer.concat([head.subarray(12), body.subarray(0, 13)])), 13);
  return Buffer.concat([head, body, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(400)]);
}
const script = Buffer.from('<!doctype html><script>alert(1)</script>');

const damaged = 'uploads.wrong_content';
const unsafe = 'uploads.unsafe_archive';
const tooMuch = 'uploads.unfolds_too_large';
const locked = 'uploads.is_protected';

/** What it is, for which type, under which name, and as what it is refused. */
const refusedFiles: readonly (readonly [string, FilesType, string, () => Buffer, string])[] = [
  ['an entry above its folder', 'zip', 'a.zip', () => zipOf({ name: '../evil.sh', body: 'x' }), unsafe],
  [
    'an entry deep above its folder',
    'html_zip',
    'a.zip',
    () => zipOf({ name: 'a/../../b', body: 'x' }),
    unsafe,
  ],
  ['an entry at the root', 'zip', 'a.zip', () => zipOf({ name: '/etc/passwd', body: 'x' }), unsafe],
  ['an entry on a drive', 'zip', 'a.zip', () => zipOf({ name: 'C:/a.txt', body: 'x' }), unsafe],
  [
    'an entry with backslashes',
    'zip',
    'a.zip',
    () => zipOf({ name: String.raw`a\b.txt`, body: 'x' }),
    unsafe,
  ],
  [
    'a name that turns the direction',
    'zip',
    'a.zip',
    () => zipOf({ name: 'a\u202Egpj.exe', body: 'x' }),
    unsafe,
  ],
  ['a name with a line break', 'zip', 'a.zip', () => zipOf({ name: 'a\nb', body: 'x' }), unsafe],
  ['the name of a device', 'zip', 'a.zip', () => zipOf({ name: 'con.txt', body: 'x' }), unsafe],
  ['a very long name', 'zip', 'a.zip', () => zipOf({ name: 'a'.repeat(300), body: 'x' }), unsafe],
  ['very deep folders', 'zip', 'a.zip', () => zipOf({ name: `${'a/'.repeat(40)}b`, body: 'x' }), unsafe],
  ['a symbolic link', 'zip', 'a.zip', () => zipOf({ name: 'a', body: '/etc', mode: 0o120_777 }), unsafe],
  ['the same name twice', 'html_zip', 'a.zip', () => zipOf({ name: 'INDEX.html', body: 'x' }), unsafe],
  [
    'entries that share their bytes',
    'zip',
    'a.zip',
    () =>
      zipOf(
        { name: 'a', body: Buffer.alloc(9000, 7), method: 0 },
        ...Array.from({ length: 90 }, (_, at) => ({
          name: `b${at}`,
          body: Buffer.alloc(9000, 7),
          method: 0 as const,
          is_again: true,
        })),
      ),
    unsafe,
  ],
  ['a bomb', 'zip', 'a.zip', () => zipOf({ name: 'a', body: Buffer.alloc(30_000_000) }), tooMuch],
  [
    'a bomb in a web package',
    'html_zip',
    'a.zip',
    () => zipOf({ name: 'a', body: Buffer.alloc(30_000_000) }),
    tooMuch,
  ],
  [
    'a bomb that calls itself small',
    'zip',
    'a.zip',
    () => zipOf({ name: 'a', body: Buffer.alloc(3_000_000), said_bytes: 9 }),
    damaged,
  ],
  [
    'more than it may unfold to',
    'zip',
    'a.zip',
    () => zipOf({ name: 'a', said_bytes: limits.archive.unfolded + 1 }),
    tooMuch,
  ],
  ['too many entries', 'zip', 'a.zip', () => makeZip(many), tooMuch],
  ['too many entries in a book', 'e_book', 'a.epub', () => book(...many), tooMuch],
  ['a locked entry', 'zip', 'a.zip', () => zipOf({ name: 'a', body: 'x', flags: 1 }), locked],
  ['an unknown way of packing', 'zip', 'a.zip', () => zipOf({ name: 'a', body: 'x', method: 12 }), damaged],
  ['a wrong check sum', 'zip', 'a.zip', () => zipOf({ name: 'a', body: 'x', said_crc: 7 }), damaged],
  ['half a zip', 'zip', 'a.zip', () => zipOf({ name: 'a', body: 'words' }).subarray(40), damaged],
  ['an empty zip', 'zip', 'a.zip', () => makeZip([]), damaged],
  ['no zip at all', 'zip', 'a.zip', () => script, damaged],
  [
    'no index.html',
    'html_zip',
    'a.zip',
    () => makeZip([{ name: 'a.html', body: 'x' }]),
    'uploads.no_index_page',
  ],
  [
    'an index.html too deep',
    'html_zip',
    'a.zip',
    () => makeZip([{ name: 'a/b/index.html', body: 'x' }]),
    'uploads.no_index_page',
  ],
  ['a zip that is no book', 'e_book', 'a.epub', () => zipOf(), damaged],
  [
    'a book without its first page',
    'e_book',
    'a.epub',
    () => makeZip([mimetype, container('gone.opf')]),
    damaged,
  ],
  [
    'a book with a copy protection',
    'e_book',
    'a.epub',
    () => book(encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')),
    locked,
  ],
  [
    'a book with rights',
    'e_book',
    'a.epub',
    () => book({ name: 'META-INF/rights.xml', body: '<r/>' }),
    locked,
  ],
  ['a page called PDF', 'document', 'a.pdf', () => script, damaged],
  [
    'a page before a PDF',
    'document',
    'a.pdf',
    () => Buffer.concat([script, Buffer.from('%PDF-1.7\n%%EOF')]),
    damaged,
  ],
  ['half a PDF', 'document', 'a.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj'), damaged],
  ['a zip called Word', 'document', 'a.docx', () => zipOf(), damaged],
  ['a page called Word', 'document', 'a.doc', () => script, damaged],
  ['a page called a film', 'video', 'a.mp4', () => script, damaged],
  ['a page behind a film', 'video', 'a.mp4', () => Buffer.concat([film, script]), damaged],
  ['a film without pictures', 'video', 'a.mp4', () => Buffer.concat([box('ftyp'), box('moov')]), damaged],
  [
    'a film whose box is larger than all',
    'video',
    'a.mp4',
    () => Buffer.concat([film, Buffer.from([0xff, 0, 0, 0, 109, 100, 97, 116])]),
    damaged,
  ],
  ['a page called WebM', 'video', 'a.webm', () => script, damaged],
  [
    'a picture of 30,000 by 30,000',
    'document',
    'a.png',
    () => pngHead(30_000, 30_000),
    'uploads.too_many_pixels',
  ],
  ['a drawing with a script', 'document', 'a.svg', () => Buffer.from(drawing), 'uploads.type_not_allowed'],
  [
    'a drawing with a script called a picture',
    'document',
    'a.png',
    () => Buffer.from(drawing),
    'uploads.not_an_image',
  ],
  ['a page called a picture', 'document', 'a.jpg', () => script, 'uploads.not_an_image'],
  ['half a picture', 'document', 'a.png', () => pngHead(40, 30), 'uploads.not_an_image'],
  ['a page called captions', 'video', 'a.vtt', () => script, damaged],
  [
    'a film above its cap',
    'video',
    'a.mp4',
    () => Buffer.alloc(limits.file.video + 1),
    'uploads.video_too_large',
  ],
  ['a file of another type', 'document', 'a.zip', () => zipOf(), 'uploads.type_not_allowed'],
  ['a program', 'zip', 'a.exe', () => Buffer.from('MZ'), 'uploads.type_not_allowed'],
  ['nothing', 'document', 'a.pdf', () => Buffer.alloc(0), 'uploads.empty'],
];

describe.each([
  ['a local folder', false],
  ['an S3-compatible storage', true],
])('hostile files on %s', (_name, isBucket) => {
  let app: TestApp;
  let author: TestPerson;
  let bucket: TestBucket | undefined;
  const containers = new Map<FilesType, string>();
  beforeAll(async () => {
    bucket = isBucket ? await startBucket() : undefined;
    const storage = bucket && openStorage({ data_dir: 'unused', s3: bucket.settings });
    app = await makeTestApp({}, undefined, storage ? { storage } : {});
    author = await app.make.person();
    for (const content_type of ['zip', 'html_zip', 'e_book', 'document', 'video'] as const)
      containers.set(content_type, (await app.make.container({ author, content_type })).container_id);
  });
  afterAll(async () => {
    await app.close();
    await bucket?.close();
  });

  const target = (type: FilesType) => ({ container_id: containers.get(type) ?? '' });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers });
  const packageOf = (url: string): string =>
    url.replace(/^\/files\/([^?]+)\?e=(\d+)&s=(.+)$/, '/packages/$1/$2.$3/');

  test.each(refusedFiles)('%s is refused', async (_what, type, file_name, make, problem) => {
    const refused = await app.as(author).refused(uploadFile, target(type), { file_name, body: make() });
    expect(refused.problem).toBe(problem);
  });

  test('a refused archive leaves no files', async () => {
    const rows = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('uploads')
        .select('upload_id')
        .where('institution_id', '=', author.institution_id)
        .execute(),
    );
    expect(rows).toEqual([]);
    expect(await readdir(app.temporaryFolder)).toEqual([]);
  });

  test('C-020 C-021 a web package plays from its folder, alone, and only with its signature', async () => {
    const body = makeZip([
      { name: 'quiz/index.html', body: '<h1>Quiz</h1>' },
      { name: 'quiz/a.js', body: 'alert(1)' },
      { name: 'quiz/b.mp3', body: Buffer.from('0123456789'), method: 0 },
      { name: 'quiz/c.unknown', body: '<script>alert(1)</script>' },
      { name: '__MACOSX/quiz/._index.html', body: 'x' },
    ]);
    const { url } = await app.as(author).ok(uploadFile, target('html_zip'), { file_name: 'a.zip', body });
    const base = packageOf(url);
    const index = await get(`${base}index.html`);
    expect([index.statusCode, index.body]).toEqual([200, '<h1>Quiz</h1>']);
    expect(index.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(index.headers['x-content-type-options']).toBe('nosniff');
    const policy = String(index.headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-pointer-lock;');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain(`default-src http://localhost:80${base} data: blob:`);
    expect((await get(`${base}b.mp3`, { range: 'bytes=3-5' })).body).toBe('345');
    expect((await get(`${base}c.unknown`)).headers['content-type']).toBe('application/octet-stream');
    // A page of ours could run it as one of its own.
    expect((await get(`${base}a.js`, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(404);
    expect((await get(`${base}a.js`, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
    for (const other of [
      '../index.html',
      'gone.html',
      '__MACOSX/quiz/._index.html',
      'quiz/index.html',
      '%00',
    ])
      expect((await get(base + other)).statusCode).not.toBe(200);
    expect((await get(`${base.replace(/\.[^.]+\/$/, '.forged/')}index.html`)).statusCode).toBe(404);
  });

  test('what no browser shows is kept under its name, and captions are written anew', async () => {
    const nested = zipOf({ name: 'inner.zip', body: zipOf(), method: 0 });
    const zip = await app
      .as(author)
      .ok(uploadFile, target('zip'), { file_name: 'My Sheets.ZIP', body: nested });
    expect(zip.file_name).toBe('my sheets.zip');
    const served = await get(zip.url);
    expect(served.headers['content-disposition']).toBe("attachment; filename*=UTF-8''my%20sheets.zip");
    expect(served.rawPayload.equals(nested)).toBe(true);
    // Only what is played from its archive has entries.
    expect((await get(`${packageOf(zip.url)}index.html`)).statusCode).toBe(404);
    const srt = '1\n00:00:01,000 --> 00:00:02,000\n<script>alert(1)</script>\n';
    const words = await app.as(author).ok(uploadFile, target('video'), { file_name: 'a.srt', body: srt });
    const captions = await get(words.url);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(captions.body).toMatch(/^WEBVTT\n\n00:00:01\.000 --> /);
  });

  test('keeps only the picture of a picture with a page behind it', async () => {
    const whole = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } })
      .png()
      .toBuffer();
    const body = Buffer.concat([whole, script]);
    const { url } = await app.as(author).ok(uploadFile, target('document'), { file_name: 'a.png', body });
    const { rawPayload } = await get(url);
    expect(rawPayload.includes('alert')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('C-015 C-750 a film is kept as it came, and sent in parts', async () => {
    const { url, bytes } = await app
      .as(author)
      .ok(uploadFile, target('video'), { file_name: 'River.MP4', body: film });
    expect(bytes).toBe(film.length);
    const part = await get(url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  });
});

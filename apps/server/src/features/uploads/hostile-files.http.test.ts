import { deflateRawSync, deflateSync } from 'node:zlib';
import { uploadFile, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
let bank: { container_id: string };
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  bank = { container_id: (await app.make.container({ author })).container_id };
});
afterAll(() => app.close());

const upload = (body: Buffer, file_name = 'a.png') =>
  app.as(author).ok(uploadFile, bank, { file_name, body });
const refused = async (body: Buffer, file_name = 'a.png'): Promise<string> =>
  (await app.as(author).refused(uploadFile, bank, { file_name, body })).problem;
const served = async ({ url }: ReplyOf<typeof uploadFile>): Promise<Buffer> =>
  (await app.app.inject({ method: 'GET', url })).rawPayload;

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#08f' } });
const page = Buffer.from('<!doctype html><script>alert("polyglot")</script>');
const zip = Buffer.from('PK\u0003\u0004 polyglot PK\u0005\u0006'.padEnd(60, '\0'));

/** A chunk of a PNG, with its length and check sum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
};

/** A picture with more chunks behind its head. */
async function withChunks(...chunks: readonly Buffer[]): Promise<Buffer> {
  const whole = await picture(40, 30).png().toBuffer();
  return Buffer.concat([whole.subarray(0, 33), ...chunks, whole.subarray(33)]);
}

describe('a picture that is something else as well', () => {
  test.each([
    ['a page behind a PNG', 'png', page],
    ['an archive behind a PNG', 'png', zip],
    ['a page behind a JPEG', 'jpeg', page],
    ['an archive behind a JPEG', 'jpeg', zip],
  ] as const)('%s is gone: what is served is the picture alone', async (_what, format, payload) => {
    const whole = await picture(40, 30)[format]().toBuffer();
    const kept = await served(await upload(Buffer.concat([whole, payload]), `a.${format}`));
    expect(kept.includes('polyglot')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('words in a comment, a text or the colour profile of a picture are gone', async () => {
    const secret = Buffer.from('Comment\0polyglot <script>');
    const packed = Buffer.concat([Buffer.from('Title\0\0'), deflateSync(Buffer.from('polyglot'.repeat(99)))]);
    const body = await withChunks(chunk('tEXt', secret), chunk('zTXt', packed), chunk('eXIf', secret));
    const jpeg = await picture(40, 30).jpeg().withXmp('<x:xmpmeta>polyglot</x:xmpmeta>').toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 24]), Buffer.from('polyglot <script>12345')]);
    const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    for (const [file, name] of [
      [body, 'a.png'],
      [commented, 'a.jpg'],
    ] as const) {
      const kept = await served(await upload(file, name));
      expect(kept.includes('polyglot')).toBe(false);
      expect(await sharp(kept).metadata()).not.toMatchObject({ xmp: expect.anything() });
    }
  });

  test('what is another format inside is refused, whatever its first bytes or its name say', async () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const files = [
      Buffer.from(svg),
      Buffer.concat([signature, Buffer.from(svg)]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]),
      Buffer.from(`GIF89a/*${svg}*/`),
      Buffer.from('%PDF-1.7\n1 0 obj << /JS (app.alert(1)) >>'),
      await picture(9, 9).webp().toBuffer(),
      await picture(9, 9).tiff().toBuffer(),
      zip,
    ];
    for (const file of files)
      for (const name of ['a.png', 'a.jpg']) expect(await refused(file, name)).toBe('uploads.not_an_image');
  });
});

describe('a picture that moves', () => {
  test('as GIF or WebP is refused', async () => {
    const frames = sharp(Buffer.alloc(4 * 8 * 3, 9), {
      raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
    });
    for (const file of [await frames.clone().gif().toBuffer(), await frames.clone().webp().toBuffer()])
      expect(await refused(file)).toBe('uploads.not_an_image');
  });

  test('as PNG stands still', async () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(3, 0);
    const kept = await served(await upload(await withChunks(chunk('acTL', control))));
    const { pages = 1, format } = await sharp(kept).metadata();
    expect([pages, format]).toEqual([1, 'webp']);
  });
});

describe('a small file that would fill the memory', () => {
  test.each([
    ['30,000 by 30,000', 30_000, 30_000, 'uploads.too_many_pixels'],
    ['100,000 by 100,000', 100_000, 100_000, 'uploads.too_many_pixels'],
    ['two thousand million by one', 2_000_000_000, 1, 'uploads.not_an_image'],
    ['nothing by nothing', 0, 0, 'uploads.not_an_image'],
  ])('a PNG that claims %s is refused at once', async (_what, width, height, problem) => {
    const lines = deflateRawSync(Buffer.alloc(1_000));
    const file = Buffer.concat([
      signature,
      header(width, height),
      chunk('IDAT', lines),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await refused(file)).toBe(problem);
  });

  test('a JPEG that claims 65,500 by 65,500 is refused', async () => {
    const file = await picture(16, 16).jpeg().toBuffer();
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(65_500, frame + 5);
    file.writeUInt16BE(65_500, frame + 7);
    expect(await refused(file, 'a.jpg')).toBe('uploads.too_many_pixels');
  });

  test('a text that unpacks to hundreds of megabytes is not unpacked', async () => {
    const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
    const body = await withChunks(chunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), packed])));
    expect(body.length).toBeLessThan(limits.image.bytes);
    const before = process.memoryUsage().rss;
    await app.as(author).call(uploadFile, bank, { file_name: 'a.png', body });
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test('a JPEG of many passes over the same picture does not keep the server busy', async () => {
    const file = await picture(2_000, 2_000).jpeg({ progressive: true }).toBuffer();
    const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
    const scan = file.subarray(last, -2);
    const many = Math.floor((limits.image.bytes - file.length - 1) / scan.length);
    const again = Array.from({ length: Math.min(many, 5_000) }, () => scan);
    const body = Buffer.concat([file.subarray(0, -2), ...again, file.subarray(-2)]);
    const started = performance.now();
    await app.as(author).call(uploadFile, bank, { file_name: 'a.jpg', body });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('a photo', () => {
  // The red corner of an upright picture is at its top left.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i stands upright', async (orientation) => {
    const isTurned = orientation > 4;
    const upright = await sharp({ create: { width: 32, height: 16, channels: 3, background: '#fff' } })
      .composite([
        {
          input: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    // What a camera stores is the picture turned the other way round.
    const turned = {
      1: (s: Sharp) => s,
      2: (s: Sharp) => s.flop(),
      3: (s: Sharp) => s.rotate(180),
      4: (s: Sharp) => s.flip(),
      5: (s: Sharp) => s.flop().rotate(270),
      6: (s: Sharp) => s.rotate(270),
      7: (s: Sharp) => s.flop().rotate(90),
      8: (s: Sharp) => s.rotate(90),
    }[orientation as 1];
    const stored = await sharp(await turned(sharp(upright)).png().toBuffer())
      .jpeg({ quality: 100 })
      .withMetadata({ orientation })
      .toBuffer();
    expect(await sharp(stored).metadata()).toMatchObject({ width: isTurned ? 16 : 32, orientation });
    const { data, info } = await sharp(await served(await upload(stored, 'a.jpg')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([32, 16]);
    const at = (x: number, y: number) => [...data.subarray((y * 32 + x) * info.channels).subarray(0, 3)];
    expect(at(2, 2)[1]).toBeLessThan(80);
    expect(at(29, 13)[1]).toBeGreaterThan(180);
  });

  test('does not tell where, when and with what it was taken', async () => {
    const exif = {
      IFD0: { Make: 'Zarmina Phones', DateTime: '2026:01:02 03:04:05' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '34/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '69/1 10/1 0/1',
      },
    };
    const body = await picture(40, 30)
      .jpeg()
      .withExif(exif)
      .withXmp('<x>Kabul</x>')
      .withIccProfile('p3')
      .toBuffer();
    expect((await sharp(body).metadata()).exif?.includes('Zarmina Phones')).toBe(true);
    const kept = await served(await upload(body, 'a.jpg'));
    const { exif: left, xmp, icc, iptc } = await sharp(kept).metadata();
    expect([left, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    for (const word of ['Zarmina', 'Kabul', 'GPS', '2026:01:02']) expect(kept.includes(word)).toBe(false);
  });
});

describe('a sound with a huge tag', () => {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]);
  const sound = Buffer.concat([frame, frame, frame]);
  const tagOf = (bytes: number): Buffer => {
    const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 127);
    return Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...size]),
      Buffer.alloc(bytes, '<script>'),
    ]);
  };

  test('is kept without it', async () => {
    const body = Buffer.concat([tagOf(4_900_000), sound]);
    const stored = await upload(body, 'a.mp3');
    expect(stored.bytes).toBe(sound.length);
    expect((await served(stored)).equals(sound)).toBe(true);
  });

  test('or with hundreds of thousands of tags is read in no time', async () => {
    const body = Buffer.concat([Buffer.alloc(4_000_000, tagOf(0)), sound]);
    const started = performance.now();
    expect((await upload(body, 'a.mp3')).bytes).toBe(sound.length);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../../etc/passwd.png', 'passwd.webp'],
    ['..\\..\\boot.PNG', 'boot.webp'],
    ['C:\\Users\\me\\Map Of Kabul.png', 'map of kabul.webp'],
    ['..png', 'file.webp'],
    ['.png', 'file.webp'],
    ['photo\u202Egnp.exe.png', 'photo gnp.exe.webp'],
    ['a<script>alert(1)</script>.png', 'script.webp'],
    ['nul.png', '_nul.webp'],
    ['نقشہ.png', 'نقشہ.webp'],
    [`${'x'.repeat(4_000)}.png`, `${'x'.repeat(80)}.webp`],
  ])('%j is shown as %j, and decides nothing about where the file lies', async (file_name, shown) => {
    const stored = await upload(await picture(4, 4).png().toBuffer(), file_name);
    expect(stored.file_name).toBe(shown);
    const row = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('uploads')
        .select('storage_key')
        .where('upload_id', '=', stored.upload_id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.storage_key).toBe(`${author.institution_id}/${stored.upload_id}.webp`);
  });

  test('with a byte that no database keeps is no fault of ours', async () => {
    const body = await picture(4, 4).png().toBuffer();
    const { error_code } = await app.as(author).call(uploadFile, bank, { file_name: 'a\0b.png', body });
    expect([0, -1]).toContain(error_code);
  });
});

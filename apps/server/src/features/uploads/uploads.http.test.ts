import { uploadFile } from '@takhti/contract';
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
  const { container_id } = await app.make.container({ author });
  bank = { container_id };
});
afterAll(() => app.close());

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#08f' } });
const upload = (body: Buffer, file_name = 'a.png') =>
  app.as(author).ok(uploadFile, bank, { file_name, body });
const refused = async (body: Buffer | string, file_name: string): Promise<string> =>
  (await app.as(author).refused(uploadFile, bank, { file_name, body })).problem;
const get = (url: string) => app.app.inject({ method: 'GET', url });

describe('uploading an image', () => {
  test.each(['A Map.JPG', 'A Map.jpeg', 'a map.png'])(
    'C-747 C-748 %s is taken, its name in lower case, and can be loaded at its signed address',
    async (file_name) => {
      const isPng = file_name.endsWith('png');
      const body = await (isPng ? picture(40, 30).png() : picture(40, 30).jpeg()).toBuffer();
      const stored = await upload(body, file_name);
      expect(stored).toMatchObject({ file_name: 'a map.webp', width: 40, height: 30 });
      expect(stored.file_path).toBe(`/files/${stored.upload_id}`);
      const response = await get(stored.url);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload.length).toBe(stored.bytes);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 40,
        height: 30,
      });
    },
  );

  test.each(['a.exe', 'a.svg', 'a.gif', 'a.webp', 'png', 'a.png.html'])(
    'C-749 G-522 %s is not allowed',
    async (name) => {
      expect(await refused(await picture(4, 4).png().toBuffer(), name)).toBe('uploads.type_not_allowed');
    },
  );

  test('G-525 C-1087 an image of 2 MB is refused, one byte less is judged by its content', async () => {
    expect(await refused(Buffer.alloc(limits.image.bytes), 'a.png')).toBe('uploads.too_large');
    expect(await refused(Buffer.alloc(limits.image.bytes - 1), 'a.png')).toBe('uploads.not_an_image');
  });

  test('a file that is no image, or only half of one, is refused', async () => {
    const whole = await picture(400, 400).png().toBuffer();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const gif = await picture(9, 9).gif().toBuffer();
    const html = '<html><script>alert(1)</script></html>';
    for (const body of [svg, gif, html, whole.subarray(0, whole.length / 2)])
      expect(await refused(body, 'a.png')).toBe('uploads.not_an_image');
  });

  test('a small file that unfolds to a picture without end is refused', async () => {
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(limits.image.bytes);
    expect(await refused(bomb, 'a.png')).toBe('uploads.too_many_pixels');
  });

  test('a picture that comes in passes, and so lies in memory whole, may have fewer pixels', async () => {
    const blank = picture(6_000, 6_000);
    expect((await upload(await blank.clone().jpeg().toBuffer(), 'a.jpg')).width).toBe(1600);
    expect(await refused(await blank.jpeg({ progressive: true }).toBuffer(), 'a.jpg')).toBe(
      'uploads.too_many_pixels',
    );
  });

  test('a photo is turned upright, made no longer than 1600 pixels, and tells nothing of its camera', async () => {
    const exif = { IFD0: { Copyright: 'Zarmina', Software: 'secret phone' } };
    const body = await picture(3000, 2000).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const stored = await upload(body, 'photo.jpg');
    expect(stored).toMatchObject({ width: 1067, height: 1600 });
    const { exif: left, orientation } = await sharp((await get(stored.url)).rawPayload).metadata();
    expect([left, orientation]).toEqual([undefined, undefined]);
  });

  test('a clear background stays clear', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const body = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { rawPayload } = await get((await upload(body)).url);
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
  });

  test('nobody uploads into content that is not theirs, or that waits for its review', async () => {
    const file = { file_name: 'a.png', body: await picture(4, 4).png().toBuffer() };
    const stranger = await app.make.person();
    expect((await app.as(stranger).refused(uploadFile, bank, file)).problem).toBe('container.not_found');
    const { container_id } = await app.make.container({ author, content_status: 'w' });
    expect((await app.as(author).refused(uploadFile, { container_id }, file)).problem).toBe(
      'container.read_only',
    );
  });
});

describe('uploading a sound', () => {
  // A frame of zeros behind its header is 26 ms of silence.
  const silence = (frames: number): Buffer =>
    Buffer.concat(
      Array.from({ length: frames }, () =>
        Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]),
      ),
    );
  const tagged = (body: Buffer): Buffer =>
    Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u0008Zarmina!'), body, Buffer.from('TAG'.padEnd(128))]);

  test('an MP3 is kept without its tags, and its length is told', async () => {
    const stored = await upload(tagged(silence(100)), 'My Voice.MP3');
    expect(stored).toMatchObject({ file_name: 'my voice.mp3', bytes: 41_700, width: 0, height: 0 });
    expect(stored.seconds).toBeCloseTo(2.612, 3);
    const response = await get(stored.url);
    expect(response.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(response.rawPayload.equals(silence(100))).toBe(true);
  });

  test('what is called an MP3 and is none, or has something in or behind it, is refused', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const wav = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(200)]);
    const hostile = [
      png,
      page,
      wav,
      silence(3).subarray(0, 1000),
      Buffer.concat([silence(3), page]),
      Buffer.concat([silence(3), Buffer.from('PK\u0003\u0004'), silence(3)]),
      Buffer.from('ID3\u0004\0\0\u007f\u007f\u007f\u007f'),
      tagged(Buffer.alloc(0)),
    ];
    for (const body of hostile) expect(await refused(body, 'a.mp3')).toBe('uploads.not_a_sound');
    expect(await refused(silence(3), 'a.png')).toBe('uploads.not_an_image');
    for (const name of ['a.wav', 'a.m4a', 'a.ogg', 'a.webm', 'a.mp3.html', 'mp3'])
      expect(await refused(silence(3), name)).toBe('uploads.type_not_allowed');
  });

  test('a sound of 5 MB, and one of more than 5 minutes, is refused', async () => {
    expect(await refused(Buffer.alloc(limits.audio.bytes), 'a.mp3')).toBe('uploads.sound_too_large');
    expect(await refused(Buffer.alloc(limits.audio.bytes - 1), 'a.mp3')).toBe('uploads.not_a_sound');
    expect(await refused(silence(11_485), 'a.mp3')).toBe('uploads.sound_too_long');
    expect((await upload(silence(11_484), 'a.mp3')).seconds).toBeCloseTo(limits.audio.max_seconds, 1);
  });
});

import { openQuestion, previewAssessment, saveQuestion, uploadFile } from '@takhti/contract';
import { limits } from '@takhti/domain';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';

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
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });

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
    'C-749 %s is not allowed',
    async (name) => {
      expect(await refused(await picture(4, 4).png().toBuffer(), name)).toBe('uploads.type_not_allowed');
    },
  );

  test('C-1087 an image of 2 MB is refused, one byte less is judged by its content', async () => {
    expect(await refused(Buffer.alloc(limits.image.bytes), 'a.png')).toBe('uploads.too_large');
    expect(await refused(Buffer.alloc(limits.image.bytes - 1), 'a.png')).toBe('uploads.not_an_image');
  });

  test('what is called an image and is none, or only half of one, is refused', async () => {
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
    expect(await refused(bomb, 'a.png')).toBe('uploads.not_an_image');
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

  test('a player that jumps gets the part that it asks for', async () => {
    const { url, upload_id } = await upload(silence(3), 'a.mp3');
    const part = await get(url, { range: 'bytes=417-420' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      'bytes 417-420/1251',
      '4',
    ]);
    expect([...part.rawPayload]).toEqual([0xff, 0xfb, 0x90, 0xc4]);
    expect((await get(url, { range: 'bytes=-417' })).rawPayload.equals(silence(1))).toBe(true);
    const behind = await get(url, { range: 'bytes=1251-' });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */1251']);
    const own = { range: 'bytes=0-3', 'if-range': `"${upload_id}"` };
    expect((await get(url, own)).statusCode).toBe(206);
    expect((await get(url, { ...own, 'if-range': '"other"' })).rawPayload.length).toBe(1251);
    expect((await get(url.replace(/s=.*/, 's=x'), { range: 'bytes=0-3' })).statusCode).toBe(404);
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

describe('loading a file', () => {
  test('a signed address may be kept for a week by the browser alone, and is served as nothing but a picture', async () => {
    const { url, upload_id } = await upload(await picture(4, 4).png().toBuffer());
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${upload_id}"`,
    });
    const again = await get(url, { 'if-none-match': `"${upload_id}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('without a signature that holds there is nothing, not even "not changed"', async () => {
    const { url, upload_id, file_path } = await upload(await picture(4, 4).png().toBuffer());
    const other = await upload(await picture(5, 5).png().toBuffer());
    const wrong = [
      file_path,
      url.replace(/s=.*/, 's='),
      url.replace(/&s=.*/, ''),
      url.replace(/e=\d+/, 'e=9999999999'),
      `${file_path}?${other.url.split('?')[1]}`,
      `${url}&s=x`,
      `/files/..%2f${upload_id}`,
      '/files/nothing?e=1&s=1',
    ];
    for (const address of wrong) {
      const response = await get(address, { 'if-none-match': `"${upload_id}"` });
      expect([address, response.statusCode]).toEqual([address, 404]);
    }
  });

  test('a file that was never uploaded is not found, whoever signed its address', async () => {
    const address = app.services.files.sign('0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a');
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('pictures in questions', () => {
  test('a picture is stored without its signature and goes out with a fresh one', async () => {
    const { url, file_path } = await upload(await picture(4, 4).png().toBuffer());
    const doc = questionDoc({ question: `<p>What is this? <img src="${url}" alt="a square" /></p>` });
    const saved = await app.as(author).ok(saveQuestion, { ...bank, ...doc });
    const row = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('questions')
        .select('question')
        .where('content_id', '=', saved.content_id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.question).toBe(`<p>What is this? <img src="${file_path}" alt="a square" /></p>`);
    const { question } = await app.as(author).ok(openQuestion, { content_id: saved.content_id });
    const address = /src="([^"]+)"/.exec(question)?.[1] ?? '';
    expect((await get(address)).statusCode).toBe(200);
  });

  test('a title that names a file of another institution gets no signature for it', async () => {
    const { file_path } = await upload(await picture(4, 4).png().toBuffer());
    const stranger = await app.make.person();
    const { container_id } = await app.make.container({ author: stranger, title: file_path });
    await app.as(stranger).ok(saveQuestion, { container_id, ...questionDoc() });
    const preview = await app.as(stranger).ok(previewAssessment, { container_id });
    expect(preview.title).toBe(file_path);
  });

  test('a learner sees the pictures of question, options and feedback', async () => {
    const { url } = await upload(await picture(4, 4).png().toBuffer());
    const html = (word: string): string => `<p>${word}<img src="${url}"></p>`;
    const json_data = { schema_version: 1 as const, incorrect_feedback: html('d'), more_options: [] };
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc({ question: html('a'), option1: html('b'), feedback: html('c'), json_data });
    await app.as(author).ok(saveQuestion, { container_id, ...doc });
    const [question] = (await app.as(author).ok(previewAssessment, { container_id })).questions;
    const texts = [
      question?.QuestionText,
      question?.ListOptions[0]?.OptionText,
      question?.CorrectFeedback,
      question?.IncorrectFeedback,
    ];
    for (const text of texts) {
      const address = /src="([^"]+)"/.exec(text ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect((await get(address)).statusCode).toBe(200);
    }
  });

  test('a picture of another institution is not signed for whoever names it', async () => {
    const { file_path } = await upload(await picture(4, 4).png().toBuffer());
    const stranger = await app.make.person();
    const { container_id } = await app.make.container({ author: stranger });
    const doc = questionDoc({ question: `<p>Mine?<img src="${file_path}"></p>` });
    const saved = await app.as(stranger).ok(saveQuestion, { container_id, ...doc });
    expect(saved.question).toBe('<p>Mine?</p>');
    const inWords = questionDoc({ question: `<p>src="${file_path}"</p>` });
    const again = await app.as(stranger).ok(saveQuestion, { container_id, ...inWords });
    expect(again.question).toBe('<p>src="/files/"</p>');
  });
});

import { uploadFile } from '@takhti/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });

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

test('a file that was never uploaded is not found, no matter who signed its address', async () => {
  const address = app.services.files.of(author.institution_id).sign('0190f6a1-7c1e-7b6e-9d3a-0a5a5a5a5a5a');
  expect((await get(address)).statusCode).toBe(404);
});

test('a player that jumps gets the part that it asks for', async () => {
  // A frame of zeros behind its header is 26 ms of silence.
  const silence = (frames: number): Buffer =>
    Buffer.concat(
      Array.from({ length: frames }, () =>
        Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]),
      ),
    );
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

test('what the storage gives of a file that is not the whole of it is sent to nobody, and kept by no browser', async () => {
  const { url, upload_id } = await upload(await picture(4, 4).png().toBuffer());
  const { storage_key } = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('uploads')
      .select('storage_key')
      .where('upload_id', '=', upload_id)
      .executeTakeFirstOrThrow(),
  );
  await app.services.storage.put(storage_key, Buffer.from('a page to log in'), 'image/webp');
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['etag'], body.includes('log in')]).toEqual([503, undefined, false]);
  expect(String(headers['cache-control'])).not.toContain('immutable');
});

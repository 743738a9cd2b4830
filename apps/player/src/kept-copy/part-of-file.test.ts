import { expect, test } from 'vitest';
import { partOfFile } from './part-of-file.ts';

const file = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });

test.each([
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
])('%s of a kept sound is answered as a server would', async (range, status, text, said) => {
  const part = await partOfFile(file(), range);
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([status, text, said]);
});

test('a part has the media type of the whole file', async () => {
  expect((await partOfFile(file(), 'bytes=2-4')).headers.get('content-type')).toBe('audio/mpeg');
});

test.each([null, 'bytes=-5', 'bytes=0-1,4-5', 'nonsense'])('%j is answered with the whole', async (range) => {
  const whole = await partOfFile(file(), range);
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});

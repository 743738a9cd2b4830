import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { UploadRefusal } from '../upload-failure.ts';
import { prepareSound } from './prepare-sound.ts';

// A frame of zeros behind its header is 26 ms of silence.
function silence(frames: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * 417);
  for (let at = 0; at < bytes.length; at += 417) bytes.set([0xff, 0xfb, 0x90, 0xc4], at);
  return bytes;
}
const { signal } = new AbortController();
const refusalOf = async (file: File): Promise<unknown> =>
  prepareSound(file, signal).then(
    () => null,
    (error: unknown) => (error instanceof UploadRefusal ? error.problem : error),
  );

test('an MP3 is sent as it is, without its tags', async () => {
  const tag = new Uint8Array(128).fill(32);
  tag.set(new TextEncoder().encode('TAG'));
  const file = await prepareSound(new File([silence(3), tag], 'Bell.MP3'), signal);
  expect([file.name, file.type]).toEqual(['Bell.mp3', 'audio/mpeg']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(silence(3));
});

test('a file with another media type is not read', async () => {
  expect(await refusalOf(new File([silence(3)], 'bell.png', { type: 'image/png' }))).toBe(
    'uploads.type_not_allowed',
  );
});

test('an MP3 longer than the limit is refused, one of just the limit is not', async () => {
  const frames = Math.floor((limits.audio.max_seconds * 44_100) / 1152);
  expect(await refusalOf(new File([silence(frames + 1)], 'a.mp3'))).toBe('uploads.sound_too_long');
  expect(await refusalOf(new File([silence(frames)], 'a.mp3'))).toBeNull();
});

test('a file that no browser should unpack is refused', async () => {
  const file = Object.defineProperty(new File([], 'a.wav'), 'size', { value: limits.audio.source_bytes + 1 });
  expect(await refusalOf(file)).toBe('uploads.sound_too_large');
});

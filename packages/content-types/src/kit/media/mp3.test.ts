import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMp3 } from './mp3.ts';

// A frame of nothing but zeros behind its header is a frame of silence.
const frame = (header: readonly number[], bytes: number): number[] => [
  ...header,
  ...Array.from({ length: bytes - header.length }, () => 0),
];
const mono128 = frame([0xff, 0xfb, 0x90, 0xc4], 417);
const padded128 = frame([0xff, 0xfb, 0x92, 0xc4], 418);
const mpeg2 = frame([0xff, 0xf3, 0x40, 0xc4], 104);
const text = (words: string): number[] => Array.from(words, (letter) => letter.charCodeAt(0));
const times = (count: number, bytes: readonly number[]): number[] =>
  Array.from({ length: count }, () => bytes).flat();
const read = (...parts: readonly (readonly number[])[]) => readMp3(Uint8Array.from(parts.flat()));

const id3v2 = [...text('ID3'), 4, 0, 0, 0, 0, 1, 5, ...times(133, [0xff])];
const id3v1 = [...text('TAG'), ...times(125, [32])];
const ape = [...text('APETAGEX'), ...times(4, [0]), 40, 0, 0, 0, ...times(16, [0])];

describe('a whole MP3', () => {
  test('is as long as its frames, at a steady or a changing bit rate', () => {
    expect(read(times(383, mono128))?.seconds).toBeCloseTo(10.005, 3);
    expect(read(mono128, padded128, frame([0xff, 0xfb, 0xb0, 0xc4], 626))?.seconds).toBeCloseTo(0.078, 3);
    expect(read(times(10, mpeg2))?.seconds).toBeCloseTo(0.261, 3);
  });

  test.each([
    ['a title', id3v2, []],
    ['two titles', [...id3v2, ...id3v2], []],
    ['an old title at the end', [], id3v1],
    ['every kind of tag', id3v2, [...times(8, [1]), ...ape, ...id3v1]],
    ['empty bytes at the end', [], times(700, [0])],
  ])('loses %s', (_what, before, after) => {
    expect(read(before, mono128, padded128, after)?.frames).toEqual(
      Uint8Array.from([...mono128, ...padded128]),
    );
  });
});

describe('refused is', () => {
  test.each([
    ['nothing', []],
    ['a tag without sound', id3v2],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['half a frame', mono128.slice(0, 300)],
    ['a last frame that breaks off', [...mono128, ...mono128.slice(0, 200)]],
    ['words behind the sound', [...mono128, ...text('<script>')]],
    ['words between the frames', [...mono128, ...text('PK'), ...mono128]],
    ['frames of two sampling rates', [...mono128, ...frame([0xff, 0xfb, 0x94, 0xc4], 384)]],
    ['a tag that claims more than there is', [...text('ID3'), 4, 0, 0, 127, 127, 127, 127, ...mono128]],
    ['a tag whose size cannot be', [...text('ID3'), 4, 0, 0, 255, 0, 0, 0, ...mono128]],
    ['an end tag longer than the file', [...mono128, ...text('APETAGEX'), ...times(24, [255])]],
    ['a free bit rate', frame([0xff, 0xfb, 0x00, 0xc4], 417)],
    ['a bit rate that never was', frame([0xff, 0xfb, 0xf0, 0xc4], 417)],
    ['layer II', frame([0xff, 0xfd, 0x90, 0xc4], 417)],
    ['a version that never was', frame([0xff, 0xeb, 0x90, 0xc4], 417)],
  ])('%s', (_what, bytes) => {
    expect(read(bytes)).toBeNull();
  });

  test('whatever else, without a fault', () => {
    const bytes = fc.uint8Array({ maxLength: 600 });
    fc.assert(
      fc.property(bytes, (junk) => {
        const found = readMp3(Uint8Array.from([...mono128, ...junk]));
        return found === null || found.frames.length >= mono128.length;
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { captionsOf } from './captions.ts';

const read = (text: string): string => captionsOf(Buffer.from(text));

test('SRT becomes what browsers read, words of every language kept', () => {
  expect(
    read(
      '\uFEFF1\r\n00:00:01,000 --> 0:00:03,500\r\nپانی کا چکر\r\nدوسری سطر\r\n\r\n2\r\n0:04,000 --> 0:05,000\r\nB\r\n',
    ),
  ).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nپانی کا چکر\nدوسری سطر\n\n00:00:04.000 --> 00:00:05.000\nB\n',
  );
});

test('WebVTT keeps its times, their places and its words, and loses styles and notes', () => {
  const vtt =
    'WEBVTT - a title\n\nSTYLE\n::cue{background:url(//x)}\n\nNOTE no\n\na\n00:01.000 --> 00:02.000 line:0 align:start\n<b>Hello</b>';
  expect(read(vtt)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n<b>Hello</b>\n');
});

test.each(['', 'WEBVTT', 'hello', '00:01.000 --> 00:02.000\n', '\u0000'])('%j is refused', (text) => {
  expect(() => read(text)).toThrow('uploads.wrong_content');
});

test('bytes that are no text are refused', () => {
  expect(() => captionsOf(Uint8Array.of(0xff, 0xfe, 0x30, 0))).toThrow('uploads.wrong_content');
});

import { expect, test } from 'vitest';
import { faultOf, readCues, secondsOf, timeText, withLineAt, writeCues } from './cues.ts';

const cues = [
  { from: 0, to: 2.5, text: 'Water & ice < 0°' },
  { from: 3661.04, to: 3663, text: 'پانی\nبہتا ہے' },
];

test('written captions are read back unchanged, with any characters', () => {
  const vtt = writeCues(cues);
  expect(vtt).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nWater &amp; ice &lt; 0°\n\n01:01:01.040 --> 01:01:03.000\nپانی\nبہتا ہے\n',
  );
  expect(readCues(vtt)).toEqual(cues);
});

test('lines are written in the order of their times, and none is cut by an empty line', () => {
  const vtt = writeCues([
    { from: 5, to: 6, text: 'two\n\n lines' },
    { from: 1, to: 2, text: 'one' },
  ]);
  expect(readCues(vtt).map(({ text }) => text)).toEqual(['one', 'two\nlines']);
});

test('settings and styles of a file are read over', () => {
  expect(readCues('WEBVTT\n\nNOTE a\n\n1\n00:01.000 --> 00:02.000 align:start\n<b>Hail</b>\n')).toEqual([
    { from: 1, to: 2, text: 'Hail' },
  ]);
});

test.each([
  ['0:00', 0],
  ['1:02.5', 62.5],
  ['62,5', 62.5],
  ['1:00:00', 3600],
  ['a', null],
  ['1:2:3:4', null],
  ['', null],
])('%s is %s seconds', (written, seconds) => {
  expect(secondsOf(written)).toBe(seconds);
});

test.each([
  [0, '0:00'],
  [3, '0:03'],
  [9.96, '0:10'],
  [62.5, '1:02.5'],
  [3_661, '61:01'],
])('%s seconds are written %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test('a line needs words, and an end behind its beginning', () => {
  expect(faultOf({ from: 1, to: 2, text: ' ' })).toBe('text');
  expect(faultOf({ from: 2, to: 2, text: 'a' })).toBe('time');
  expect(faultOf({ from: 1, to: 2, text: 'a' })).toBeNull();
});

test('a new line ends the one that stands there, and leaves the next one its place', () => {
  const now = [
    { from: 0, to: 4, text: 'a' },
    { from: 5, to: 6, text: 'b' },
  ];
  expect(withLineAt(now, 3.02)).toEqual({
    at: 1,
    cues: [
      { from: 0, to: 3, text: 'a' },
      { from: 3, to: 5, text: '' },
      { from: 5, to: 6, text: 'b' },
    ],
  });
  expect(withLineAt([], 10)).toEqual({ at: 0, cues: [{ from: 10, to: 13, text: '' }] });
});

test('where a line begins at that moment there is no second one', () => {
  expect(withLineAt(cues, 0.02)).toEqual({ at: 0, cues });
});

import { expect, test } from 'vitest';
import { localTime } from '../competitions/zoned-time.ts';
import { readInstant, utcText } from './instants.ts';

test('C-1090 instants are written YYYY-MM-DD HH:mm:ss, by the clock of UTC or of a place', () => {
  const instant = new Date('2026-01-31T23:05:09.750Z');
  expect(utcText(instant)).toBe('2026-01-31 23:05:09');
  expect(localTime('Asia/Kabul', instant)).toBe('2026-02-01 03:35:09');
});

test.each([
  ['2026-01-31 23:05:09', '2026-01-31T23:05:09.000Z'],
  ['2026-01-31T23:05:09.750Z', '2026-01-31T23:05:09.750Z'],
])('%s is read by the clock of UTC', (text, read) => {
  expect(readInstant(text).toISOString()).toBe(read);
});

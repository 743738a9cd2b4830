import { expect, test } from 'vitest';
import { readWholeNumber } from '../../../ui/whole-number.ts';
import { partsOf, withHours, withMinutes } from './timer.ts';

test('C-772 G-387 more than 23 hours become 23', () => {
  expect(withHours(0, 24)).toBe(23 * 3600);
  expect(withHours(0, 23)).toBe(23 * 3600);
});

test('C-773 G-388 more than 59 minutes become 59', () => {
  expect(withMinutes(0, 60)).toBe(59 * 60);
  expect(withMinutes(0, 75)).toBe(59 * 60);
});

test.each(['-1', 'abc', '1.5', '', '1e3'])('C-774 G-389 %j is no number that counts', (text) => {
  expect(readWholeNumber(text)).toBeNull();
});

test('C-775 G-390 one hour and thirty minutes are 5400 seconds', () => {
  expect(withMinutes(withHours(0, 1), 30)).toBe(5400);
  expect(partsOf(5400)).toEqual({ hours: 1, minutes: 30 });
});

test('a change of hours leaves minutes and seconds alone, and the other way round', () => {
  expect(withHours(5415, 2)).toBe(2 * 3600 + 1815);
  expect(withMinutes(5415, 0)).toBe(3615);
});

test('digits count in every script that our languages are written in', () => {
  expect(readWholeNumber('۱۲')).toBe(12);
  expect(readWholeNumber('٤٥')).toBe(45);
  expect(readWholeNumber(' 7 ')).toBe(7);
});

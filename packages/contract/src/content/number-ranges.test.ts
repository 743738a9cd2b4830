import { expect, test } from 'vitest';
import { rangesForm, readRanges, writeRanges } from './number-ranges.ts';

test.each([
  [[], ''],
  [[3], '3'],
  [[7, 1, 2, 3, 3], '1-3,7'],
])('%j are written %j, and read again', (numbers, text) => {
  expect(writeRanges(numbers)).toBe(text);
  expect(rangesForm.test(text)).toBe(true);
  expect([...readRanges(text, 10_000)]).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

test('nothing is read beyond the highest that there may be', () => {
  expect(readRanges('9-99999', 10)).toEqual(new Set([9, 10]));
  for (const text of ['a', '1-', ',1', '1;2', '-3']) expect(rangesForm.test(text)).toBe(false);
});

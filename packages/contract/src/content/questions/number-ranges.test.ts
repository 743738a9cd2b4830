import { expect, test, vi } from 'vitest';
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

test('ranges that overlap are read once, in any order', () => {
  expect([...readRanges('7-9,1-3,2-8,1-2,9-9', 10)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  let reads = 0;
  const add = Set.prototype.add;
  const counting = vi.spyOn(Set.prototype, 'add').mockImplementation(function (this: Set<unknown>, value) {
    reads += 1;
    return add.call(this, value);
  });
  expect(readRanges('1-9999,'.repeat(8_000).slice(0, -1), 10_000).size).toBe(9_999);
  counting.mockRestore();
  expect(reads).toBe(9_999);
});

test('numbers beyond the limit are ignored', () => {
  expect(readRanges('9-99999', 10)).toEqual(new Set([9, 10]));
  for (const text of ['a', '1-', ',1', '1;2', '-3']) expect(rangesForm.test(text)).toBe(false);
});

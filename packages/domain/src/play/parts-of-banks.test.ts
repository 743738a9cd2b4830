import { expect, test } from 'vitest';
import { inPart, lengthOfPart, partOf } from './parts-of-banks.ts';

test.each([
  [23, 8, [7, 8, 8]],
  [25, 10, [8, 8, 9]],
  [754, 100, [94, 94, 94, 95, 94, 94, 94, 95]],
])('the parts of a bank of %i, about %i each, hold each of its questions once', (total, size, lengths) => {
  const all = Array.from({ length: total }, (_, at) => at);
  const parts = lengths.map((_, at) => partOf(total, { number: at + 1, size }));
  expect(parts.flatMap((part) => (part ? inPart(all, part) : []))).toEqual(all);
  expect(parts.map((part) => part && lengthOfPart(part))).toEqual(lengths);
  expect(parts[0]?.parts).toBe(lengths.length);
});

test('what is hardly more than one part has none, and beyond the last there is the last', () => {
  expect(partOf(14, { number: 1, size: 10 })).toBeNull();
  expect(partOf(15, { number: 7, size: 10 })).toMatchObject({ number: 2, parts: 2 });
});

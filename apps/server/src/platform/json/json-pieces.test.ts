import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLonger, jsonPieces } from './json-pieces.ts';

const written = (value: unknown): string => [...jsonPieces(value)].join('');
const long = 'a "word" and another, '.repeat(5_000);

test('pieces together are what JSON.stringify writes, of small values and large ones', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
      const large = { long, value, list: [long, value, [value, long]] };
      expect(written(large)).toBe(JSON.stringify(large));
    }),
  );
});

test('what JSON knows no sign for is left out or null, as JSON.stringify does', () => {
  const odd = [undefined, () => 1, Symbol('a'), Number.NaN, new Date(0), null, true];
  const large = { long, odd, left: undefined, out: () => 1, ['a "name"']: { long, date: new Date(0) } };
  expect(written(large)).toBe(JSON.stringify(large));
});

test('no piece is much longer than the longest text in it', () => {
  const list = Array.from({ length: 1_000 }, (_, at) => ({ at, text: 'x'.repeat(1_000) }));
  const pieces = [...jsonPieces({ list })];
  expect(pieces.length).toBeGreaterThan(10);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000);
});

test('texts and names count towards the length', () => {
  expect(isLonger({ a: 'b' }, 100)).toBe(false);
  expect(isLonger([['x'.repeat(60)], { y: 'x'.repeat(60) }], 100)).toBe(true);
  expect(isLonger({ ['x'.repeat(200)]: 1 }, 100)).toBe(true);
  expect(
    isLonger(
      Array.from({ length: 50 }, () => null),
      100,
    ),
  ).toBe(true);
});

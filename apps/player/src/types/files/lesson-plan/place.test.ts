import { expect, test } from 'vitest';
import { hashOf, placeOf } from './place.ts';

test.each([
  [{ lesson: null, item: null }, '#'],
  [{ lesson: 'l1', item: null }, '#lesson=l1'],
  [{ lesson: 'a&b', item: 2 }, '#lesson=a%26b&item=2'],
])('%j stands in the address as %s', (place, hash) => {
  expect(hashOf(place)).toBe(hash);
  expect(placeOf(hash)).toEqual(place);
});

test.each(['', '#item=2', '#lesson=l1&item=-1', '#lesson=l1&item=9999999', '#junk'])(
  '%j names no lesson, so none is open',
  (hash) => {
    expect(placeOf(hash).item).toBeNull();
  },
);

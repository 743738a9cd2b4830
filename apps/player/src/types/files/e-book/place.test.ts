import { expect, test } from 'vitest';
import { placeOf, shareOf, writtenPlace } from './place.ts';

test('a place is found again', () => {
  const place = { index: 3, fraction: 0.25 };
  expect(placeOf(writtenPlace(place), 10)).toEqual(place);
});

test.each([null, '', 'junk', '12:0.5', '-1:0', '1:7', '1:0.5:2'])(
  'with %j a book begins at its beginning',
  (written) => {
    expect(placeOf(written, 10)).toEqual({ index: 0, fraction: 0 });
  },
);

test('how much was read grows with parts and pages', () => {
  expect(shareOf({ index: 0, fraction: 0 }, 4)).toBe(0);
  expect(shareOf({ index: 1, fraction: 0.5 }, 4)).toBe(0.375);
  expect(shareOf({ index: 3, fraction: 1.2 }, 4)).toBe(1);
  expect(shareOf({ index: 0, fraction: 0 }, 0)).toBe(0);
});

import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
])('%s of 100 bytes is a part', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is behind the end', (header) => {
  expect(rangeOf(header, 100)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes= 0-1'])(
  '%s asks for nothing that a part could answer: the whole',
  (header) => {
    expect(rangeOf(header, 100)).toBeNull();
  },
);

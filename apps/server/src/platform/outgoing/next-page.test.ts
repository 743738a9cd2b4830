import { expect, test } from 'vitest';
import { nextIn } from './next-page.ts';

test.each([
  ['<https://lms.example/members?page=2>; rel="next"', 'https://lms.example/members?page=2'],
  ['<https://lms.example/?a,b>;rel=next', 'https://lms.example/?a,b'],
  ['<https://lms.example/1>; rel="prev", <https://lms.example/3>; rel="next"', 'https://lms.example/3'],
  [['<https://lms.example/1>; rel="first"', '<https://lms.example/2> ; rel="NEXT"'], 'https://lms.example/2'],
  ['<https://lms.example/1>; rel="last"', null],
  ['<>; rel="next"', null],
  ['<https://lms.example/1', null],
  ['', null],
  [undefined, null],
])('%j leads to %j', (link, address) => {
  expect(nextIn(link)).toBe(address);
});

// What looks for the end of each from each of them again needs minutes.
test.each([
  ['brackets that are never closed', '<'.repeat(400_000)],
  ['an address before spaces without end', `${'<'.repeat(200_000)}a>${' '.repeat(200_000)}`],
  ['addresses without end', '<a>;'.repeat(200_000)],
])('%s lead nowhere, soon', (_what, link) => {
  expect(nextIn(link)).toBeNull();
});

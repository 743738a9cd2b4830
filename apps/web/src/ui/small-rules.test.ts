import { contentStatuses } from '@takhti/domain';
import { expect, test } from 'vitest';
import { pageCount } from './lists/page-count.ts';
import { searchedFor } from './lists/searched-for.ts';
import { shownStatusOf } from './content/status-looks.ts';
import { clamp, numberWithin } from './whole-number.ts';

test.each([
  ['ab', null],
  [' a ', null],
  ['abc', 'abc'],
  [' جمع ', 'جمع'],
  ['', ''],
  ['   ', ''],
  ['x'.repeat(10_000), 'x'.repeat(200)],
])('C-776 the search text %j asks for %j', (text, wanted) => {
  expect(searchedFor(text)).toBe(wanted);
});

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [61, 3],
])('C-270 %i entries make %i pages of 30', (total, pages) => {
  expect(pageCount(total, 30)).toBe(pages);
});

test.each([
  ['7', 7],
  ['۷', 7],
  ['0', 2],
  ['99', 9],
  ['abc', 2],
  ['-5', 2],
  ['', 2],
])('G-370 G-371 %j becomes %i in a field from 2 to 9', (text, wanted) => {
  expect(numberWithin(text, 2, 9)).toBe(wanted);
});

test('G-372 a step stays within the bounds', () => {
  expect([clamp(9 + 1, 2, 9), clamp(5 - 1, 2, 9), clamp(2 - 1, 2, 9)]).toEqual([9, 4, 2]);
});

test('C-289 published is told apart from approved', () => {
  expect(contentStatuses.map((status) => shownStatusOf(status, 1))).toEqual([
    'draft',
    'waiting',
    'in_review',
    'resubmission',
    'published',
  ]);
  expect(shownStatusOf('a', 0)).toBe('approved');
});

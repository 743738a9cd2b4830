import { contentStatuses } from '@takhti/domain';
import { expect, test } from 'vitest';
import { pageCount } from './page-count.ts';
import { searchedFor } from './searched-for.ts';
import { shownStatusOf } from './status-looks.ts';

test.each([
  ['ab', null],
  [' a ', null],
  ['abc', 'abc'],
  [' جمع ', 'جمع'],
  ['', ''],
  ['   ', ''],
])('C-765 C-776 the search text %j asks for %j', (text, wanted) => {
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

import { expect, test } from 'vitest';
import { bankQueryIn, isNarrowed, withBankQuery } from './bank-query.ts';

const usual = { page: 1, search: '', difficulty: null, sort: 'order' };
const read = (text: string) => bankQueryIn(new URLSearchParams(text));
const change = (text: string, by: Parameters<typeof withBankQuery>[1]) =>
  withBankQuery(new URLSearchParams(text), by).toString();

test('an address without conditions shows the bank from its beginning', () => {
  expect(read('container_id=1')).toEqual(usual);
});

test('an address brings search, filter, order and page back', () => {
  expect(read('search=plant&difficulty=7&sort=newest&page=3')).toEqual({
    page: 3,
    search: 'plant',
    difficulty: 7,
    sort: 'newest',
  });
});

test.each(['page=0', 'page=x', 'difficulty=11', 'difficulty=0', 'sort=size', 'search=ab'])(
  '%s counts as not asked',
  (text) => {
    expect(read(text)).toEqual(usual);
  },
);

test('another search starts at the first page and keeps the bank', () => {
  expect(change('container_id=1&page=4', { search: 'plant' })).toBe('container_id=1&search=plant');
});

test('turning the page keeps the search', () => {
  expect(change('search=plant', { page: 2 })).toBe('search=plant&page=2');
});

test('defaults are left out of the address', () => {
  expect(
    change('search=plant&difficulty=7&sort=newest', { search: '', difficulty: null, sort: 'order' }),
  ).toBe('');
});

test('order leaves no question out, search and difficulty may', () => {
  expect(isNarrowed(read('sort=newest'))).toBe(false);
  expect(isNarrowed(read('difficulty=3'))).toBe(true);
});

import { expect, test } from 'vitest';
import { addressOf, pageIn, wordsIn } from './address-filters.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['page=7', 7],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=many', 1],
  // The server could not count so far, and the list would be an error.
  ['page=99999999999', 1],
])('an address that says "%s" asks for page %i', (text, page) => {
  expect(pageIn(query(text))).toBe(page);
});

test('words are cut to what is searched for', () => {
  expect(wordsIn(query(`title=${'a'.repeat(500)}`), 'title')).toHaveLength(200);
  expect(wordsIn(query(''), 'title')).toBe('');
});

test('an address carries what narrows, and nothing else', () => {
  const everything = { page: 1, title: '', is_disabled: 0 };
  expect(addressOf({ page: 2, title: '', is_disabled: 1 }, everything).toString()).toBe(
    'page=2&is_disabled=1',
  );
  expect(addressOf(everything, everything).size).toBe(0);
});

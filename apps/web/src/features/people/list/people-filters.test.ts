import { expect, test } from 'vitest';
import { changeFilters, everybody, isNarrowed, readFilters, writeFilters } from './people-filters.ts';

const narrowed = { ...everybody, full_name: 'gul', role: 'cr3', is_disabled: 1 as const, page: 3 };

test('C-976 the filters go into the address and come back from it', () => {
  expect(writeFilters(narrowed).toString()).toBe('page=3&full_name=gul&role=cr3&is_disabled=1');
  expect(readFilters(writeFilters(narrowed))).toEqual(narrowed);
  expect(readFilters(writeFilters({ ...everybody, is_disabled: 0 })).is_disabled).toBe(0);
  expect(writeFilters(everybody).size).toBe(0);
});

test('an address that says nonsense narrows nothing', () => {
  expect(readFilters(new URLSearchParams('page=-2&is_disabled=maybe&colour=red'))).toEqual(everybody);
  expect(readFilters(new URLSearchParams('page=1e9')).page).toBe(1);
});

test('another filter starts at the first page, another page keeps the filters', () => {
  expect(changeFilters(narrowed, { role: '' })).toEqual({ ...narrowed, role: '', page: 1 });
  expect(changeFilters(narrowed, { page: 4 })).toEqual({ ...narrowed, page: 4 });
});

test('a page alone leaves nobody out', () => {
  expect(isNarrowed({ ...everybody, page: 2 })).toBe(false);
  expect(isNarrowed({ ...everybody, is_disabled: 0 })).toBe(true);
});

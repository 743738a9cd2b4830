import { expect, test } from 'vitest';
import {
  changeFilters,
  developerFilters,
  isNarrowed,
  noFilters,
  readFilters,
  writeFilters,
} from './list-filters.ts';

const all = {
  page: 3,
  title: 'solar',
  content_type: 'mcq',
  grade: '5',
  subject: 'Science',
  sort: 'title',
  active_role: 'cr1',
  username: 'amina',
  is_kp_content: 1,
} as const;

test('filters come back from the address as they went into it', () => {
  expect(readFilters(writeFilters(all))).toEqual(all);
  expect(writeFilters(noFilters).toString()).toBe('');
  expect(readFilters(new URLSearchParams())).toEqual(noFilters);
});

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'content_type=toString',
  'sort=worst',
  'is_kp_content=2',
])('a parameter that is no filter is ignored: %s', (query) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(noFilters);
});

test('C-1055 a change of filters starts at page 1, a change of page keeps the filters', () => {
  expect(changeFilters(all, { grade: '6' })).toEqual({ ...all, grade: '6', page: 1 });
  expect(changeFilters(all, { page: 4 })).toEqual({ ...all, page: 4 });
});

test('page and order do not narrow a list', () => {
  expect(isNarrowed({ ...noFilters, page: 2, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...noFilters, subject: 'Science' })).toBe(true);
});

test("C-824 a developer's list knows no reviewer's filters", () => {
  expect(Object.keys(developerFilters(all))).toEqual([
    'page',
    'title',
    'content_type',
    'grade',
    'subject',
    'sort',
  ]);
});

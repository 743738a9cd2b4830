import { describe, expect, test } from 'vitest';
import {
  changeFilters,
  isNarrowed,
  putFilters,
  readFilters,
  searchOf,
  whyNothing,
  writeFilters,
} from './library-filters.ts';

const none = readFilters(new URLSearchParams());

test('C-484 C-488 without filters all grades are searched, from the first page', () => {
  expect(searchOf(none, 'schools_content')).toEqual({
    page: 1,
    text: '',
    subject: '',
    category: '',
    skill_name: '',
    is_kp_content: 0,
    grades: [],
    content_types: [],
  });
});

test('C-483 C-485 C-490 subject, type and title reach the search', () => {
  const filters = readFilters(new URLSearchParams('subject=Science&content_type=mcq&title=plants&grade=4'));
  expect(searchOf(filters, 'schools_content')).toEqual({
    page: 1,
    text: 'plants',
    subject: 'Science',
    category: '',
    skill_name: '',
    is_kp_content: 0,
    grades: ['4'],
    content_types: ['mcq'],
  });
});

test('C-136 C-137 own content is searched among itself, and by a skill that was chosen', () => {
  const filters = readFilters(new URLSearchParams({ skill: 'Adding fractions' }));
  expect(searchOf(filters, 'own_content')).toMatchObject({
    skill_name: 'Adding fractions',
    is_kp_content: 1,
  });
});

test('an address carries only what narrows, and gives back what it carries', () => {
  const filters = changeFilters(none, { title: 'پودے', grade: 'K-2', page: 3 });
  expect([...writeFilters(filters).keys()]).toEqual(['page', 'title', 'grade']);
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(none).size).toBe(0);
});

describe('what is no filter of ours is as if it were not there', () => {
  test.each(['content_type=nonsense', 'page=0', 'page=-2', 'page=1.5', 'page=abc', 'other=1'])(
    '%s',
    (query) => {
      expect(readFilters(new URLSearchParams(query))).toEqual(none);
    },
  );
});

test('a change of filters goes back to the first page, a change of page does not', () => {
  const third = changeFilters(none, { page: 3 });
  expect(third.page).toBe(3);
  expect(changeFilters(third, { subject: 'Maths' }).page).toBe(1);
});

test('a collection of one’s own is searched in, what is no id is none', () => {
  const collection = '0189b2c8-1b2c-7d3e-8f4a-5b6c7d8e9f00';
  const filters = readFilters(new URLSearchParams({ collection }));
  expect(searchOf(filters, 'schools_content').collection_id).toBe(collection);
  expect(searchOf(none, 'schools_content')).not.toHaveProperty('collection_id');
  expect(readFilters(new URLSearchParams('collection=mine'))).toEqual(none);
});

test('C-486 a unit is searched for as long as its grade and subject are chosen', () => {
  const filters = changeFilters(none, { grade: '4', subject: 'Maths' });
  const narrowed = changeFilters(filters, { category: 'Fractions' });
  expect(searchOf(narrowed, 'schools_content').category).toBe('Fractions');
  expect(readFilters(writeFilters(narrowed))).toEqual(narrowed);
  expect(changeFilters(narrowed, { title: 'halves' }).category).toBe('Fractions');
  expect(changeFilters(narrowed, { subject: 'Science' }).category).toBe('');
});

test('a further page alone narrows nothing', () => {
  expect(isNarrowed({ ...none, page: 2 })).toBe(false);
  expect(isNarrowed({ ...none, subject: 'Maths' })).toBe(true);
});

test('filters are put into an address that keeps all else, as the lesson for which somebody picks', () => {
  const address = new URLSearchParams('lesson_id=7&grade=4&multiple=1&title=plants&page=3');
  const filters = changeFilters(readFilters(address), { title: 'rivers' });
  const put = putFilters(address, filters);
  expect(Object.fromEntries(put)).toEqual({ lesson_id: '7', multiple: '1', grade: '4', title: 'rivers' });
});

test.each([
  ['no_lesson_plan', {}],
  ['no_lesson_plan', { title: ' ', page: 2 }],
  ['none_found', { title: 'water' }],
  ['no_words', { title: '?!' }],
  ['none_found', { grade: '' }],
  ['none_found', { subject: '' }],
  ['none_found', { category: 'Fractions' }],
  ['none_found', { content_type: 'mcq' }],
] as const)('C-1035 nothing is found: %s with %o', (reason, other) => {
  const plans = { ...none, content_type: 'lesson_plan', grade: '4', subject: 'Maths' } as const;
  expect(whyNothing({ ...plans, ...other })).toBe(reason);
});

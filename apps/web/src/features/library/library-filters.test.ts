import { describe, expect, test } from 'vitest';
import { changeFilters, isNarrowed, readFilters, searchOf, writeFilters } from './library-filters.ts';

const none = readFilters(new URLSearchParams());

test('C-484 C-488 without filters all grades are searched, from the first page', () => {
  expect(searchOf(none, 'schools_content')).toEqual({
    page: 1,
    title: '',
    subject: '',
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
    title: 'plants',
    subject: 'Science',
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

test('a further page alone narrows nothing', () => {
  expect(isNarrowed({ ...none, page: 2 })).toBe(false);
  expect(isNarrowed({ ...none, subject: 'Maths' })).toBe(true);
});

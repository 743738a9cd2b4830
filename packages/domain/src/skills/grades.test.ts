import { describe, expect, test } from 'vitest';
import { allowedGrades, grades, splitList } from './grades.ts';

describe('grades', () => {
  test('C-363 a comma list gives its entries, trimmed, without empty ones', () => {
    expect(splitList(' 4, 5 ,,O-Level,')).toEqual(['4', '5', 'O-Level']);
    expect(splitList('')).toEqual([]);
  });

  test.each(['ALL', 'all', '', ' '])('C-811 access %j means every grade', (grades_access) => {
    expect(allowedGrades({ grades_access, specs_grades: '' })).toEqual([...grades]);
  });

  test('C-811 access to some grades gives these, in the order people expect', () => {
    expect(allowedGrades({ grades_access: '10, 4,KG', specs_grades: '' })).toEqual(['KG', '4', '10']);
  });

  test('C-812 the institution limits grades as well', () => {
    expect(allowedGrades({ grades_access: 'ALL', specs_grades: '4,5' })).toEqual(['4', '5']);
  });

  test('C-813 the intersection of both limits applies', () => {
    expect(allowedGrades({ grades_access: '5,6', specs_grades: '4,5' })).toEqual(['5']);
    expect(allowedGrades({ grades_access: '6', specs_grades: '4' })).toEqual([]);
  });
});

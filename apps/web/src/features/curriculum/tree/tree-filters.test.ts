import type { KeptSkill } from '@takhti/domain';
import { expect, test } from 'vitest';
import { moveAmong } from './moves.ts';
import { changeTreeFilters, readTreeFilters, shownSkills, writeTreeFilters } from './tree-filters.ts';

const filters = { grade: '4', subject: 'Mathematics', search: 'half', gaps: true };

test('the address carries what is shown, and nothing that narrows nothing', () => {
  expect(readTreeFilters(writeTreeFilters(filters))).toEqual(filters);
  expect(String(writeTreeFilters({ grade: '4', subject: '', search: '', gaps: false }))).toBe('grade=4');
  expect(readTreeFilters(new URLSearchParams('gaps=2&grade='))).toEqual({
    grade: '',
    subject: '',
    search: '',
    gaps: false,
  });
});

test('C-727 another grade clears what is below it, another subject what was searched for', () => {
  expect(changeTreeFilters(filters, { grade: '5' })).toEqual({
    grade: '5',
    subject: '',
    search: '',
    gaps: false,
  });
  expect(changeTreeFilters(filters, { subject: 'Science' })).toEqual({
    ...filters,
    subject: 'Science',
    search: '',
  });
  expect(changeTreeFilters(filters, { gaps: false })).toEqual({ ...filters, gaps: false });
});

test('only gaps leaves the skills on which nothing stands', () => {
  const skill = (name: string, total_questions: number) =>
    ({
      skill: name,
      category: 'Numbers',
      subcategory: '-',
      secondary_skill: '',
      skill_code: '',
      total_questions,
      drafts: 0,
      in_review: 0,
      approved: 0,
    }) as KeptSkill;
  const skills = [skill('Halve', 0), skill('Half of ten', 3), skill('Count', 0)];
  const names = (wanted: { search: string; gaps: boolean }) =>
    shownSkills(skills, wanted).map((each) => each.skill);
  expect(names({ search: '', gaps: true })).toEqual(['Halve', 'Count']);
  expect(names({ search: 'hal', gaps: false })).toEqual(['Halve', 'Half of ten']);
  expect(names({ search: 'hal', gaps: true })).toEqual(['Halve']);
});

test.each([
  ['one down', ['a', 'b', 'c', 'd'], [['a'], ['b'], ['c'], ['d']], 0, 1, ['a'], 'b'],
  ['one up', ['a', 'b', 'c', 'd'], [['a'], ['b'], ['c'], ['d']], 2, 1, ['c'], 'a'],
  ['one to the top of a topic behind another', ['x', 'a', 'b'], [['a'], ['b']], 1, 0, ['b'], 'x'],
  ['one to the very beginning', ['a', 'b'], [['a'], ['b']], 1, 0, ['b'], null],
  [
    'a unit behind another',
    ['a1', 'a2', 'b1', 'c1'],
    [['a1', 'a2'], ['b1'], ['c1']],
    0,
    1,
    ['a1', 'a2'],
    'b1',
  ],
  [
    'a unit that is mixed with the next',
    ['a1', 'b1', 'c1', 'b2'],
    [['a1'], ['b1', 'b2'], ['c1']],
    0,
    1,
    ['a1'],
    'b1',
  ],
])('moving %s', (_title, order, groups, from, to, skill_ids, after_skill_id) => {
  expect(moveAmong(order, groups, from, to)).toEqual({ skill_ids, after_skill_id });
});

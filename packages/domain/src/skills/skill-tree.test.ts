import { describe, expect, test } from 'vitest';
import {
  coverageOf,
  matchingSkills,
  moveBehind,
  skillTree,
  sumCoverage,
  type SkillCounts,
} from '../index.ts';

const nothing: SkillCounts = { total_questions: 0, drafts: 0, in_review: 0, approved: 0 };

test('C-029 C-359 skills stand below unit, topic and name, as they come; a topic - is none', () => {
  const of = (category: string, subcategory: string, skill: string, id: number) => ({
    category,
    subcategory,
    skill,
    id,
  });
  const add = of('Numbers', 'Adding', 'Add to 20', 1);
  const half = of('Fractions', '-', 'Halve', 2);
  const line = of('Fractions', '', 'Halve', 3);
  const late = of('Numbers', 'Counting', 'Count to 9', 4);
  expect(skillTree([add, half, line, late])).toEqual([
    {
      category: 'Numbers',
      skills: [add, late],
      topics: [
        { topic: 'Adding', skills: [add], branches: [{ skill: 'Add to 20', skills: [add] }] },
        { topic: 'Counting', skills: [late], branches: [{ skill: 'Count to 9', skills: [late] }] },
      ],
    },
    {
      category: 'Fractions',
      skills: [half, line],
      topics: [{ topic: null, skills: [half, line], branches: [{ skill: 'Halve', skills: [half, line] }] }],
    },
  ]);
});

test.each<[string, Partial<SkillCounts>]>([
  ['none', {}],
  ['draft', { total_questions: 1 }],
  ['draft', { drafts: 1 }],
  ['in_review', { drafts: 3, in_review: 1 }],
  ['approved', { drafts: 3, in_review: 1, approved: 1 }],
])('a skill has come as far as the furthest that stands on it: %s', (level, counts) => {
  expect(coverageOf({ ...nothing, ...counts })).toBe(level);
});

test('sums count skills, gaps and what stands on them', () => {
  const skills = [nothing, { ...nothing, total_questions: 4, approved: 1 }, { ...nothing, drafts: 2 }];
  expect(sumCoverage(skills)).toEqual({
    total_skills: 3,
    gaps: 1,
    total_questions: 4,
    drafts: 2,
    in_review: 0,
    approved: 1,
  });
});

describe('moving', () => {
  test.each([
    ['one behind another', ['a'], 'b', 'bacd'],
    ['one to the beginning', ['c'], null, 'cabd'],
    ['several, in the order given', ['d', 'a'], 'b', 'bdac'],
    ['one where it is', ['b'], 'a', 'abcd'],
    ['what is not there', ['x'], 'b', 'abcd'],
  ])('%s', (_title, moved, after, order) => {
    expect(moveBehind(['a', 'b', 'c', 'd'], moved, after).join('')).toBe(order);
  });
});

describe('searching', () => {
  const of = (skill: string, category: string, subcategory = '-', secondary_skill = '') => ({
    skill,
    category,
    subcategory,
    secondary_skill,
    skill_code: '',
  });
  const equivalent = of('Name equivalent fractions', 'Fractions', '-', 'On a number line');
  const percent = of('Find a percentage', 'Ratio', 'Percent');
  const skills = [equivalent, percent];

  test.each([
    ['', '', skills],
    ['', 'EQUIVALENT', [equivalent]],
    ['', 'line fractions', [equivalent]],
    ['', 'ratio', [percent]],
    ['Ratio', '', [percent]],
    ['Ratio', 'equivalent', []],
  ])('in unit %j for %j', (unit, search, found) => {
    expect(matchingSkills(skills, { unit, search })).toEqual(found);
  });
});

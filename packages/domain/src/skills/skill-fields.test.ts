import { describe, expect, test } from 'vitest';
import {
  duplicateProblem,
  limits,
  normaliseSkill,
  skillChanges,
  skillFindings,
  skillMatchOf,
  skillNameKey,
  type SkillFields,
} from '../index.ts';

const fields: SkillFields = {
  grade: '4',
  subject: 'Mathematics',
  category: 'Fractions',
  subcategory: '-',
  skill: 'Name a fraction',
  secondary_skill: '',
  skill_code: '',
  mastery_topic: '',
  lms_skill_id: null,
  is_standalone: 0,
};

test('C-359 C-363 a skill is kept with its grades in order, each once, and without a topic as -', () => {
  const typed = { grade: ' 5,4, 5', subcategory: ' ', skill: '  Name \n a fraction ', lms_skill_id: ' ' };
  expect(normaliseSkill({ ...fields, ...typed })).toEqual({ ...fields, grade: '4,5' });
});

describe('what must be mended', () => {
  const long = 'x'.repeat(limits.skill.text + 1);
  test.each<[string, Partial<SkillFields>, string[]]>([
    ['nothing', {}, []],
    ['C-724 a missing category', { category: '' }, ['category category_required']],
    ['C-725 a missing skill', { skill: '' }, ['skill skill_required']],
    ['a missing grade', { grade: '' }, ['grade grade_required']],
    ['a grade that nobody has', { grade: '4,14' }, ['grade grade_unknown']],
    ['a missing subject', { subject: '' }, ['subject subject_required']],
    ['the code of the marker', { skill_code: 'Minimal' }, ['skill_code code_reserved']],
    ['a text that is too long', { mastery_topic: long }, ['mastery_topic too_long']],
    ['an id that is too long', { lms_skill_id: long }, ['lms_skill_id too_long']],
    [
      'everything, in the order of the form',
      { skill: '', category: '', grade: '' },
      ['grade grade_required', 'category category_required', 'skill skill_required'],
    ],
  ])('%s', (_title, wrong, found) => {
    const findings = skillFindings({ ...fields, ...wrong });
    expect(findings.map(({ field, fault }) => `${field} ${fault}`)).toEqual(found);
  });
});

test('C-723 C-1028 a new skill that exists is refused by one text, a combination by the other', () => {
  expect(duplicateProblem(true, fields)).toBe('skills.duplicate');
  expect(duplicateProblem(true, { secondary_skill: 'On a number line' })).toBe('skills.combination_exists');
  expect(duplicateProblem(false, fields)).toBe('skills.combination_exists');
});

test('names are alike whatever their case, and differ by each of their levels', () => {
  const key = skillNameKey(fields);
  expect(skillNameKey({ ...fields, skill: 'NAME a fraction' })).toBe(key);
  for (const level of ['subject', 'category', 'subcategory', 'skill', 'secondary_skill'])
    expect(skillNameKey({ ...fields, [level]: 'Another' })).not.toBe(key);
});

test('a change is told field by field, with what was and what is', () => {
  expect(skillChanges(fields, fields)).toEqual([]);
  expect(skillChanges(fields, { ...fields, grade: '4,5', lms_skill_id: 'L-1' })).toEqual([
    { field: 'grade', from: '4', to: '4,5' },
    { field: 'lms_skill_id', from: '', to: 'L-1' },
  ]);
});

test('C-1064 institution 98 finds its skills by editor/skills/lmsids, others by their own ids', () => {
  expect(skillMatchOf(98)).toBe('editor/skills/lmsids');
  expect(skillMatchOf(201)).toBe('editor/skills/ids');
});

import type { Skill } from '@takhti/domain';
import { expect, test } from 'vitest';
import { keepsSkill, missingOf } from './grade-subject-rules.ts';
import { withGrade, withSubject } from './skill-choice.ts';

let next = 0;
function skillOf(overrides: Partial<Skill>): Skill {
  next += 1;
  return {
    institution_id: 98,
    skill_id: `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`,
    lms_skill_id: null,
    skill: `Skill ${next}`,
    category: 'Fractions',
    subcategory: '-',
    secondary_skill: '',
    skill_order: next,
    skill_code: `M${next}`,
    mastery_topic: '',
    grade: '4',
    subject: 'Mathematics',
    total_questions: 0,
    total_article_questions: 0,
    is_standalone: 0,
    ...overrides,
  };
}

test('another grade clears subject and skill, another subject clears the skill', () => {
  const choice = { grade: '4', subject: 'Mathematics', skill: skillOf({}) };
  expect(withGrade('5')).toEqual({ grade: '5', subject: '', skill: null });
  expect(withSubject(choice, 'Science')).toEqual({ grade: '4', subject: 'Science', skill: null });
});

test('C-730 a grade-and-subject update needs both values', () => {
  expect(missingOf({ grade: '', subject: '' })).toEqual(['grade', 'subject']);
  expect(missingOf({ grade: '4', subject: '' })).toEqual(['subject']);
  expect(missingOf({ grade: '4', subject: 'Mathematics' })).toEqual([]);
});

test('content keeps its skill where grade and subject have it', () => {
  const skill = skillOf({ grade: '4, 5' });
  expect(keepsSkill(skill, { grade: '5', subject: 'Mathematics' })).toBe(true);
  expect(keepsSkill(skill, { grade: '6', subject: 'Mathematics' })).toBe(false);
  expect(keepsSkill(skill, { grade: '5', subject: 'Science' })).toBe(false);
  const minimal = skillOf({ skill_code: 'MINIMAL' });
  expect(keepsSkill(minimal, { grade: '4', subject: 'Mathematics' })).toBe(false);
  expect(keepsSkill(null, { grade: '4', subject: 'Mathematics' })).toBe(false);
});

import type { Skill } from '@takhti/domain';
import { expect, test } from 'vitest';
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

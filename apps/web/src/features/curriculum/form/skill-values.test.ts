import { Problem } from '@takhti/contract';
import type { KeptSkill } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { faultsIn, faultsOf, newValues, openLevels, payloadOf, valuesOf } from './skill-values.ts';

const start = { grade: '4', subject: 'Mathematics', category: '' };
const values = { ...newValues(start), category: 'Fractions', skill: 'Halve' };

test('C-888 a skill made in standalone mode sends is_standalone 1', () => {
  expect(payloadOf(values, { isStandalone: true }).is_standalone).toBe(1);
  expect(payloadOf(values, { isStandalone: false }).is_standalone).toBe(0);
});

test('C-359 C-363 what is sent has grades as a comma list, and - for no topic', () => {
  const sent = payloadOf({ ...values, grades: ['5', '4'], lms_skill_id: ' ' }, { isStandalone: false });
  expect(sent).toMatchObject({ grade: '4,5', subcategory: '-', lms_skill_id: null, skill: 'Halve' });
});

test('a skill that is there fills the form, and an unchanged form sends it as it is', () => {
  const skill = {
    ...payloadOf({ ...values, secondary_skill: 'On paper' }, { isStandalone: false }),
    institution_id: 98,
    skill_id: 'one',
    skill_order: 1,
    total_questions: 0,
    total_article_questions: 0,
    version: 1,
    drafts: 0,
    in_review: 0,
    approved: 0,
  } satisfies KeptSkill;
  expect(valuesOf(skill)).toMatchObject({ grades: ['4'], subcategory: '', lms_skill_id: '' });
  expect(skill).toMatchObject(payloadOf(valuesOf(skill), { isStandalone: false }));
});

describe('what is wrong stands at its field', () => {
  test('the first fault of each', () => {
    const faults = faultsOf([
      { field: 'skill', fault: 'skill_required' },
      { field: 'skill', fault: 'too_long' },
      { field: 'category', fault: 'category_required' },
    ]);
    expect(faults).toEqual({ skill: 'skill_required', category: 'category_required' });
  });

  test('C-723 C-1028 what the server refuses, too', () => {
    expect(faultsIn(new Problem('skills.duplicate'))).toEqual({ skill: 'duplicate' });
    expect(faultsIn(new Problem('skills.combination_exists'))).toEqual({ skill: 'combination' });
    const fields = [{ field: 'lms_skill_id', fault: 'lms_taken' }] as const;
    expect(faultsIn(new Problem('skills.invalid', { fields }))).toEqual({ lms_skill_id: 'lms_taken' });
    expect(faultsIn(new Problem('skills.not_found'))).toBeNull();
  });
});

test('C-727 C-728 a subject needs a grade, unit and skill need a subject', () => {
  expect(openLevels({ grades: [], subject: '' })).toEqual({ subject: false, skill: false });
  expect(openLevels({ grades: ['4'], subject: ' ' })).toEqual({ subject: true, skill: false });
  expect(openLevels({ grades: ['4'], subject: 'Mathematics' })).toEqual({ subject: true, skill: true });
});

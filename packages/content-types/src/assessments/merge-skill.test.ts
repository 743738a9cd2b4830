import type { AssessmentDoc, AssessmentSkill } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { addSkill, changeSkill, mergeSkill } from './skills.ts';
import { assessmentModel } from './model.ts';

const source = (skill_id: string, subject = 'Mathematics') => ({ skill_id, subject, total_questions: 8 });
const into = { skill_id: 'b', subject: 'Science' };

function docOn(...skill_ids: readonly string[]): AssessmentDoc {
  const [first = '', ...more] = skill_ids;
  const start = assessmentModel.defaults({ ...source(first), language: 'english' });
  return more.reduce((doc, skill_id) => addSkill(doc, source(skill_id)), start);
}

const set = (doc: AssessmentDoc, skill_id: string, change: Partial<AssessmentSkill>) =>
  changeSkill(doc, skill_id, change);
const filter = (filter_key: 'metadata1' | 'metadata2', filter_value: string) => ({
  filter_key,
  filter_value,
});

test('an entry goes on as the other skill’s, in its place, with what its author set', () => {
  const doc = set(docOn('x', 'a', 'y'), 'a', { show_questions: 3, weightage: 40 });
  const merged = mergeSkill(doc, 'a', into, () => 20);
  expect(merged.skills.map(({ skill_id }) => skill_id)).toEqual(['x', 'b', 'y']);
  expect(merged.skills[1]).toMatchObject({
    ...into,
    skill_order: 2,
    show_questions: 3,
    weightage: 40,
    total_questions: 20,
  });
  expect(merged).toMatchObject({
    show_questions: 19,
    total_questions: 36,
    subjects: ['Mathematics', 'Science'],
  });
});

test('where both are in it they become one that shows as many as both did', () => {
  const doc = set(docOn('a', 'b'), 'a', { show_questions: 3, weightage: 70 });
  const merged = mergeSkill(set(doc, 'b', { show_questions: 5, weightage: 60 }), 'a', into, () => 12);
  expect(merged.skills).toMatchObject([
    { skill_id: 'b', skill_order: 1, show_questions: 8, weightage: 100, total_questions: 12 },
  ]);
});

test('an assessment without the skill stays as it is', () => {
  const doc = docOn('x', 'b');
  expect(mergeSkill(doc, 'a', into, () => 1)).toBe(doc);
});

describe('filters of both', () => {
  const merged = (one: AssessmentSkill['filters'], other: AssessmentSkill['filters']) =>
    mergeSkill(set(set(docOn('a', 'b'), 'a', { filters: one }), 'b', { filters: other }), 'a', into, () => 1)
      .skills[0]?.filters;

  test('of one key are put together, each once', () => {
    const [easy, hard] = [filter('metadata1', 'easy'), filter('metadata1', 'hard')];
    expect(merged([easy, hard], [easy])).toEqual([easy, hard]);
  });

  test('of different keys go, for together they would shut out questions of both', () => {
    expect(merged([filter('metadata1', 'easy')], [filter('metadata2', '2024')])).toEqual([]);
    expect(merged([filter('metadata1', 'easy')], [])).toEqual([]);
  });
});

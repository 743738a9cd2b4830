import { expect, test } from 'vitest';
import { factsOf } from '../testing/bar-cases.ts';
import { actionBar } from './action-bar.ts';
import { hidesSkills, needsSkill } from './skill-panel.ts';

const nobody = { is_standalone: false, is_limited_teacher: false };

test.each([
  ['matching', { is_standalone: true }, true],
  ['mcq', { is_standalone: true }, false],
  ['matching', {}, false],
  ['mcq', { is_limited_teacher: true }, true],
] as const)('C-817 C-818 the skills of %s with %o are hidden: %s', (type, facts, isHidden) => {
  expect(hidesSkills(type, { ...nobody, ...facts })).toBe(isHidden);
});

test('C-523 C-817 content that cannot have a skill needs none', () => {
  expect(needsSkill('matching', { is_standalone: true })).toBe(false);
  expect(needsSkill('mcq', { is_standalone: true })).toBe(true);
  expect(needsSkill('lesson_plan', { is_standalone: false })).toBe(false);
});

test('C-818 the bar offers no skill to a teacher whom an LMS brings without full access', () => {
  const facts = factsOf('author', 'd');
  expect(actionBar(facts).main).toBe('addSkill');
  const { main, actions } = actionBar({ ...facts, is_limited_teacher: true });
  expect([main, ...actions]).not.toContain('addSkill');
});

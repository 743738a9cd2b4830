import { expect, test } from 'vitest';
import { isMinimalSkill, topicOf } from './skills.ts';

test('C-526 the code MINIMAL marks that no skill is chosen yet', () => {
  expect(isMinimalSkill({ skill_code: 'MINIMAL' })).toBe(true);
  expect(isMinimalSkill({ skill_code: '' })).toBe(false);
  expect(isMinimalSkill({ skill_code: 'minimal' })).toBe(false);
});

test('C-359 a subcategory of - is no topic', () => {
  expect(topicOf({ subcategory: '-' })).toBeNull();
  expect(topicOf({ subcategory: '' })).toBeNull();
  expect(topicOf({ subcategory: 'Halves' })).toBe('Halves');
});

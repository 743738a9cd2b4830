import { expect, test } from 'vitest';
import { skills } from '../skills.ts';
import { plans } from './plans.ts';

test.each(plans)('$title has a lesson with content in every topic, on a skill of the demo', (plan) => {
  expect(skills.map(({ skill_code }) => skill_code)).toContain(plan.skill_code);
  for (const { lessons } of plan.topics) {
    expect(lessons.length).toBeGreaterThan(0);
    expect(lessons.every(({ items }) => items.length > 0)).toBe(true);
  }
});

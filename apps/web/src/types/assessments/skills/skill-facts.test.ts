import { expect, test } from 'vitest';
import { skillFacts, unpublishedShare } from './skill-facts.ts';

const pool = { skill_id: 'roots', skill: 'Roots', grade: '4', subject: 'Science' };

test('counts of the server replace those of the picker', () => {
  const added = {
    ...pool,
    institution_id: 98,
    lms_skill_id: null,
    category: '',
    subcategory: '-',
    secondary_skill: '',
    skill_order: 1,
    skill_code: 'S1',
    mastery_topic: '',
    total_questions: 9,
    total_article_questions: 0,
    is_standalone: 0,
  } as const;
  expect(skillFacts([], [added]).get('roots')?.published_questions).toBeNull();
  const counted = { ...pool, total_questions: 9, published_questions: 4, bytes: 0, shown_bytes: 0 };
  expect(skillFacts([counted], [added]).get('roots')?.published_questions).toBe(4);
});

test('only questions that are asked for and not published are missing', () => {
  expect(unpublishedShare(10, 4)).toBe(6);
  expect(unpublishedShare(3, 4)).toBe(0);
  expect(unpublishedShare(3, null)).toBe(0);
});

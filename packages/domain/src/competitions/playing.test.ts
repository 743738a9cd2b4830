import { expect, test } from 'vitest';
import { isTooFast, levelsOfGrade, pointsGained } from './playing.ts';

test.each([
  [10, 500, true],
  [10, 9_999, true],
  [10, 10_000, false],
  [1, 1_000, false],
])('%d questions in %d ms are too fast: %s', (asked, took_ms, expected) => {
  expect(isTooFast(asked, took_ms)).toBe(expected);
});

test('levels are counted within their grade, as learners meet them', () => {
  const [one, two] = ['6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01', '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c02'];
  const item = { content_id: one, content_type: 'mcq', title: 'Water' } as const;
  const levels = ['4', '4', '5', '4', '5'].map((level_grade) => ({
    level_grade,
    lessons_ids: [one, two, one],
  }));
  const told = levelsOfGrade({ levels, lessons: [item] }, '5');
  expect(told).toEqual([
    { number: 1, lessons: [item] },
    { number: 2, lessons: [item] },
  ]);
});

test.each([
  [70, null, false, 70],
  [100, 70, false, 15],
  [71, 70, false, 0],
  [60, 70, false, 0],
  [100, 0, false, 50],
  [100, 70, true, null],
])('%d after a best of %s, with only one try: %s, adds %s', (score, best, playsOnce, expected) => {
  expect(pointsGained(score, best, playsOnce)).toBe(expected);
});

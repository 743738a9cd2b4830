import { expect, test } from 'vitest';
import { praiseFor } from './praise.ts';

test.each([
  [{ TotalQuestions: 5, CorrectQuestions: 5, GameScore: 100 }, 'result_perfect'],
  [{ TotalQuestions: 10, CorrectQuestions: 9, GameScore: 90 }, 'result_great'],
  [{ TotalQuestions: 5, CorrectQuestions: 2, GameScore: 40 }, 'result_good'],
  [{ TotalQuestions: 5, CorrectQuestions: 0, GameScore: 0 }, 'result_start'],
])('%j is greeted with %s', (result, title) => {
  expect(praiseFor(result).title).toBe(title);
});

test('a weighted score of 100 with a mistake is not called perfect', () => {
  expect(praiseFor({ TotalQuestions: 5, CorrectQuestions: 4, GameScore: 100 }).title).toBe('result_great');
});

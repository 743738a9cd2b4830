import { messageText, type MessageKey } from '@takhti/content-types';
import type { ImportFinding } from '@takhti/contract';
import { expect, test } from 'vitest';
import { importFindingText } from './import-text.ts';

function finding(key: MessageKey, values: ImportFinding['values'], row: number | null = 3): ImportFinding {
  return { key, values, row, question: row === null ? null : row - 1, message: messageText(key, values) };
}

const urdu = (key: string) => (key === 'import.too_few' ? 'کم از کم 2 سوال' : null);

test.each<[string, ImportFinding]>([
  ['There should be at least 2 questions in the CSV', finding('import.too_few', {}, null)],
  ['Multiple correct answers found in question 2', finding('import.correct_multiple', { question: 2 })],
  ['Question 2 is missing', finding('import.question_missing', { question: 2 })],
  ['CorrectFeedback from Question 2 is missing', finding('import.correct_feedback_missing', { question: 2 })],
  [
    'IncorrectFeedback from Question 2 is missing',
    finding('import.incorrect_feedback_missing', { question: 2 }),
  ],
  ['Option 1 from Question 2 is missing', finding('import.option_missing', { question: 2, option: 1 })],
  ['Correct 1 from Question 2 is missing', finding('import.correct_missing', { question: 2, option: 1 })],
  [
    'Correct 3 from Question 2 must be either Y or N',
    finding('import.correct_invalid', { question: 2, option: 3 }),
  ],
  ['Duplicate question found between 1 and 2', finding('import.duplicate', { question: 1, other: 2 })],
])('C-684 to C-692 in English the dialog says %j', (text, given) => {
  expect(importFindingText(given, true, urdu)).toBe(text);
});

test('in another language the translation is shown', () => {
  expect(importFindingText(finding('import.too_few', {}, null), false, urdu)).toBe('کم از کم 2 سوال');
});

test('a message of a newer server is shown in its own words', () => {
  expect(importFindingText(finding('import.heading_unknown', { heading: 'X' }), false, urdu)).toBe(
    'Column X is unknown',
  );
});

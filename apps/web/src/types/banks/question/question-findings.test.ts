import { emptyMcq } from '@takhti/content-types/question-kinds';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { findingsOfQuestion } from './question-findings.ts';

const good = {
  ...emptyMcq('english'),
  question: '<p>2 + 2?</p>',
  option1: '<p>4</p>',
  correct1: 'Y' as const,
  option2: '<p>5</p>',
  feedback: '<p>Yes</p>',
  json_data: { schema_version: 1 as const, incorrect_feedback: '<p>No</p>', more_options: [] },
};

const bank = { content_type: 'mcq', grade: '4' } as const;

test('a good question has nothing to mend', () => {
  expect(findingsOfQuestion(good, bank)).toEqual([]);
});

test('a text over the limit is told at its field before it is sent', () => {
  const long = `<p>${'a'.repeat(limits.rich_text.max)}</p>`;
  const doc = { ...good, json_data: { ...good.json_data, incorrect_feedback: long } };
  expect(findingsOfQuestion(doc, bank)).toEqual([
    {
      path: ['json_data', 'incorrect_feedback'],
      severity: 'error',
      message: 'field.too_long',
      values: { count: 7 },
    },
  ]);
});

test('G-227 in a game of four options a question of two says so at the option that is missing', () => {
  const told = findingsOfQuestion(good, { ...bank, content_type: 'timor_the_turtle' }).map(
    ({ path, message }) => [path, message],
  );
  expect(told).toEqual([[['option3'], 'game.options_min']]);
  expect(findingsOfQuestion(good, { ...bank, content_type: 'jungle_gym_classic' })).toEqual([]);
});

test('a sentence that is too long for the grade of the content warns at its field', () => {
  const question = `<p>${'a cloud and '.repeat(7)}rain: what is that?</p>`;
  const told = (grade: string) => findingsOfQuestion({ ...good, question }, { ...bank, grade });
  expect(told('4')).toMatchObject([
    {
      path: ['question'],
      severity: 'warning',
      message: 'reading.long_sentence',
      values: { count: 25, max: 20 },
    },
  ]);
  expect(told('7')).toEqual([]);
});

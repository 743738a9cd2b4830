import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { readAnswers, writeAnswers } from './answers-attribute.ts';

test('answers are read as they were written', () => {
  const answers = ['Paris', '"la" <ville>', 'پیرس'];
  expect(readAnswers(writeAnswers(answers))).toEqual(answers);
});

test.each([null, '', 'Paris', '{"a":1}', '3', '['])('%j says nothing', (written) => {
  expect(readAnswers(written)).toBeNull();
});

test('takes only texts of another page, as many and as long as a blank has', () => {
  expect(readAnswers('[1, " a ", null, "a", "", {"b": 2}]')).toEqual(['a']);
  expect(readAnswers(writeAnswers(['x'.repeat(5_000)]))?.[0]).toHaveLength(limits.blanks.text);
  expect(readAnswers(writeAnswers(Array.from({ length: 50 }, (_, at) => `${at}`)))).toHaveLength(
    limits.blanks.max_answers,
  );
});

import { limits } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { makeQuestion } from '../../../../testing/make-play.ts';
import { fitting, isAnswered, isRight, typedInto, withKey, withTyped } from './blanks.ts';
import { mostTyped } from './blank-field.tsx';
import { inOwnDigits } from './own-digits.ts';

const nothing = { OptionIds: [] };
const question = {
  ...makeQuestion(1),
  isFIB: true,
  ListOptions: [],
  BlankOptions: [
    { BlankNo: 2, Unit: '', IsStrict: false, Answers: ['Paris'] },
    { BlankNo: 1, Unit: 'cm', IsStrict: false, Answers: ['12', 'twelve'] },
  ],
};

test('a number is written in the digits of the learner, a word with a digit is not', () => {
  expect(inOwnDigits('24.5', 'dari')).toBe('۲۴.۵');
  expect(inOwnDigits('365', 'pashto')).toBe('۳۶۵');
  expect(inOwnDigits('365', 'urdu')).toBe('365');
  expect(inOwnDigits('H2O', 'dari')).toBe('H2O');
});

test('a field takes as much as the server keeps', () => {
  expect(mostTyped).toBe(limits.blanks.text);
});

test('what is typed is kept by the number of its blank, and goes when it is taken out again', () => {
  const given = withTyped(withTyped(withTyped(nothing, 2, 'Lyon'), 1, '12'), 2, 'Paris');
  expect([typedInto(given, 2), typedInto(given, 1), typedInto(given, 3)]).toEqual(['Paris', '12', '']);
  expect(isAnswered(question, given)).toBe(true);
  const without = withTyped(withTyped(given, 1, ''), 2, '');
  expect(isAnswered(question, without)).toBe(false);
  expect(isAnswered(question, withTyped(nothing, 1, '  '))).toBe(false);
});

describe('with its key', () => {
  const typed = (two: string, one: string) => withTyped(withTyped(nothing, 2, two), 1, one);

  test.each([
    ['paris', '۱۲', true],
    [' Paris ', '12 cm', true],
    ['Paris', '13', false],
    ['Paris', '', false],
  ])('%j and %j: %j', (two, one, expected) => {
    expect(isRight(question, typed(two, one), 'urdu')).toBe(expected);
  });

  test('to the letter where the question says so', () => {
    const BlankOptions = question.BlankOptions.map((blank) => ({ ...blank, IsStrict: true }));
    const strict = { ...question, BlankOptions };
    expect(isRight(strict, typed('Paris', '12'), 'urdu')).toBe(true);
    expect(isRight(strict, typed('paris', '12'), 'urdu')).toBe(false);
  });

  test('without its key nothing is told', () => {
    const BlankOptions = question.BlankOptions.map(({ Answers: _key, ...blank }) => blank);
    const bare = { ...question, BlankOptions };
    expect(isRight(bare, typed('Paris', '12'), 'english')).toBeNull();
    const key = { QuestionId: bare.QuestionId, OptionIds: [], Blanks: [{ BlankNo: 2, Answers: ['Paris'] }] };
    expect(withKey(bare, key).BlankOptions.map(({ Answers }) => Answers)).toEqual([['Paris'], []]);
  });
});

test('answers to blanks that no longer exist are dropped', () => {
  expect(fitting(question, withTyped(withTyped(nothing, 1, 'a'), 9, 'b')).Blanks).toEqual([
    { BlankNo: 1, Text: 'a' },
  ]);
});

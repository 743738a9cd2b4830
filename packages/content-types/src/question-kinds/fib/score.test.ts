import { describe, expect, test } from 'vitest';
import { isAccepted, scoreBlanks } from './score.ts';

const shown = [
  { BlankNo: 2, Unit: 'cm', IsStrict: false },
  { BlankNo: 1, Unit: 'cm', IsStrict: false },
];
const key = [
  { BlankNo: 1, Answers: ['12', 'twelve'] },
  { BlankNo: 2, Answers: ['9'] },
];
const typed = (two: string, one: string) => [
  { BlankNo: 1, Text: one },
  { BlankNo: 2, Text: two },
];

test.each([
  ['9', '12', true],
  ['۹', 'Twelve', true],
  ['9 cm', '12cm', true],
  ['9', '13', false],
  ['9', '', false],
  ['', '', false],
])('%j and %j: %j', (two, one, isCorrect) => {
  expect(scoreBlanks(shown, key, typed(two, one), 'english').isCorrect).toBe(isCorrect);
});

describe('what is told of an answer', () => {
  test('part by part, in the order of the text', () => {
    expect(scoreBlanks(shown, key, typed('9', ''), 'english')).toEqual({
      isAttempted: true,
      isCorrect: false,
      parts: ['9', ''],
      texts: ['9'],
    });
  });

  test('nothing typed is no attempt, and what is typed into blanks that are not shown counts for nothing', () => {
    const nothing = { isAttempted: false, isCorrect: false, parts: [], texts: [] };
    expect(scoreBlanks(shown, key, [], 'english')).toEqual(nothing);
    expect(scoreBlanks(shown, key, [{ BlankNo: 5, Text: '9' }], 'english')).toEqual(nothing);
    expect(scoreBlanks([], key, typed('9', '12'), 'english').isCorrect).toBe(false);
  });

  test('without a key nothing is right', () => {
    expect(scoreBlanks(shown, [], typed('9', '12'), 'english').isCorrect).toBe(false);
  });
});

test.each([
  ['Twelve', true],
  ['twelve', false],
  ['Twelve cm', true],
])('to the letter %j is right: %j', (text, isRight) => {
  expect(isAccepted(['Twelve'], text, { Unit: 'cm', IsStrict: true }, 'english')).toBe(isRight);
});

test('a unit that is a part of the answer stays', () => {
  expect(isAccepted(['5 m', 'm'], 'm', { Unit: 'm', IsStrict: false }, 'english')).toBe(true);
});

import { expect, test } from 'vitest';
import { defaultChoice, differencesOf, mergeByChoice } from './differences.ts';

const base = { question: 'q', option1: 'a', option2: 'b', difficulty: 3 };
const mine = { ...base, question: 'mine', option1: 'mine' };
const theirs = { ...base, question: 'theirs', option2: 'theirs' };

test('each difference tells who changed it', () => {
  expect(differencesOf(base, mine, theirs).map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['question', 'both'],
    ['option1', 'mine'],
    ['option2', 'theirs'],
  ]);
});

test("without a word from the person, nobody's change is lost", () => {
  const choices = Object.fromEntries(
    differencesOf(base, mine, theirs).map((each) => [each.field, defaultChoice(each)]),
  );
  expect(mergeByChoice(mine, theirs, choices)).toEqual({
    question: 'mine',
    option1: 'mine',
    option2: 'theirs',
    difficulty: 3,
  });
});

test('fields inside an object are decided on one by one, a list as a whole', () => {
  const was = { json_data: { incorrect_feedback: 'f', more: [1], schema_version: 1 } };
  const here = { json_data: { ...was.json_data, incorrect_feedback: 'mine', more: [1, 2] } };
  const there = { json_data: { ...was.json_data, more: [3] } };
  const differences = differencesOf(was, here, there);
  expect(differences.map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['json_data.incorrect_feedback', 'mine'],
    ['json_data.more', 'both'],
  ]);
  const choices = { 'json_data.incorrect_feedback': 'mine', 'json_data.more': 'theirs' } as const;
  expect(mergeByChoice(here, there, choices)).toEqual({
    json_data: { incorrect_feedback: 'mine', more: [3], schema_version: 1 },
  });
});

import type { ImportedRow } from '@takhti/contract';
import { expect, test } from 'vitest';
import { chosenNumbers, countGroups, repairableNumbers, repairedFromStart } from './preview-choice.ts';

const rows = (['ready', 'repairable', 'wrong', 'known', 'repairable'] as const).map(
  (state, at): ImportedRow => ({
    row: at + 2,
    question: at + 1,
    text: '',
    answers: [],
    state,
    findings: [],
    lost: [],
  }),
);

test('what is right is imported, and what is repaired; nothing else is', () => {
  expect(chosenNumbers(rows, new Set(), new Set())).toEqual([1]);
  expect(chosenNumbers(rows, new Set([3, 5]), new Set())).toEqual([1, 5]);
  expect(chosenNumbers(rows, new Set([2, 5]), new Set([1, 5]))).toEqual([2]);
  expect(repairableNumbers(rows)).toEqual([2, 5]);
});

test('questions that will be repaired are not counted as repairable', () => {
  const others = { ready: 1, wrong: 1, known: 1 };
  expect(countGroups(rows, new Set())).toEqual({ ...others, repaired: 0, repairable: 2 });
  expect(countGroups(rows, new Set([2]))).toEqual({ ...others, repaired: 1, repairable: 1 });
  expect(countGroups(rows, new Set([2, 4, 5]))).toEqual({ ...others, repaired: 2, repairable: 0 });
});

test('questions that lack feedback alone are repaired by default', () => {
  const some = rows.map((each) => ({ ...each, lacks_only_feedback: each.question > 3 }));
  expect([...repairedFromStart(some)]).toEqual([5]);
});

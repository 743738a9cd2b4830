import type { ImportedRow } from '@takhti/contract';
import { expect, test } from 'vitest';
import { chosenNumbers, countStates, repairableNumbers } from './preview-choice.ts';

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
  expect(countStates(rows)).toEqual({ ready: 1, repairable: 2, wrong: 1, known: 1 });
});

import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

test('two teams play in turn, and each counts its own stars', () => {
  expect(turnsOf([1, 0, 0.5, 1], 0)).toEqual({ sides: [0, 1, 0, 1], stars: [5, 3] });
  expect(turnsOf([1, 0, 0.5, 1], 1)).toEqual({ sides: [1, 0, 1, 0], stars: [3, 5] });
});

test('the odd round at the end is for the team that is behind, in a draw for the one that began', () => {
  expect(turnsOf([1, 0, 1], 0)).toEqual({ sides: [0, 1, 1], stars: [3, 3] });
  expect(turnsOf([0, 1, 1], 0)).toEqual({ sides: [0, 1, 0], stars: [3, 3] });
  expect(turnsOf([1, 1, 0.2], 1)).toEqual({ sides: [1, 0, 1], stars: [3, 4] });
});

test('one round alone is for the team that begins', () => {
  expect(turnsOf([1], 1)).toEqual({ sides: [1], stars: [0, 3] });
});

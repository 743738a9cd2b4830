import type { RoundResponse } from '@takhti/domain';
import { expect, test } from 'vitest';
import { hasMoved } from './play-index.ts';

test.each<[RoundResponse, boolean]>([
  [{ places: [{ card: 0, bin: null }] }, false],
  [{ places: [{ card: 0, bin: 1 }] }, true],
  [{ tries: [] }, false],
  [{ tries: [[0, 1]] }, true],
  [{ order: [] }, false],
  [{ order: [1, 0] }, true],
  [{ chosen: [] }, false],
  [{ chosen: [2] }, true],
  [{ text: ' ' }, false],
  [{ text: 'a' }, true],
  [{ letters: ['', ''] }, false],
  [{ letters: ['', 'a'] }, true],
  [{ answers: [], shown: 3 }, false],
  [{ answers: ['owl'], shown: 3 }, true],
  [{ guesses: [], shown: 0 }, false],
  [{ guesses: ['a'], shown: 0 }, true],
  [{ cells: ['a', ''], revealed: [0] }, false],
  [{ cells: ['a', 'b'], revealed: [0] }, true],
])('%j has something of the learner: %s', (response, expected) => {
  expect(hasMoved(response)).toBe(expected);
});

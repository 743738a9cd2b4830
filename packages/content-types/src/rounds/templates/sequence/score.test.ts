import type { Board } from '@takhti/domain';
import { expect, test } from 'vitest';
import { rightInSequence } from '../../play/play-index.ts';
import { cards, testScores } from '../../testing/boards.ts';

const steps = { kind: 'sequence', layout: 'row', cards, order: [1, 2, 3, 4] } satisfies Board;

testScores('G-072 G-083 G-086 G-159', [
  ['the right order', steps, { order: [1, 2, 3, 4] }, 1, true],
  ['two of four in their place', steps, { order: [1, 2, 4, 3] }, 0.5, false],
  ['none in its place', steps, { order: [2, 1, 4, 3] }, 0, false],
  ['half an order', steps, { order: [1, 2] }, 0.5, false],
]);

test('while it is played it tells which cards are in their place', () => {
  expect(rightInSequence(steps, [1, 3, 2, 4])).toEqual([1, 4]);
});

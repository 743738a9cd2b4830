import type { Board } from '@takhti/domain';
import { expect, test } from 'vitest';
import { pairsProgress } from '../../play/play-index.ts';
import { cards, testScores, wordsOf } from '../../testing/boards.ts';

const pairs = {
  kind: 'pairs',
  is_flipped: false,
  cards,
  pairs: [
    [1, 2],
    [3, 4],
  ],
} satisfies Board;
const memory = { ...pairs, is_flipped: true };

/** What was turned or joined, two cards each time. */
const tries = (turns: string) => ({
  tries: turns.split(' ').map(([one, other]) => [Number(one), Number(other)] as [number, number]),
});

testScores('G-061', [
  ['both pairs at once', pairs, tries('12 43'), 1, true],
  ['one pair after a wrong try', pairs, tries('13 12 34'), 0, false],
  ['a wrong try that spares the other pair', pairs, tries('12 31 34'), 1, true],
  ['half of the board', pairs, tries('12'), 0.5, false],
  ['only wrong tries', pairs, tries('13 24'), 0, false],
  ['the same card twice and cards that are not there', pairs, tries('11 89'), 0, false],
  ['memory in as many turns as pairs', memory, tries('12 34'), 1, true],
  ['memory in twice as many turns', memory, tries('13 24 12 34'), 1, true],
  ['memory in four times as many', memory, tries('13 13 13 13 13 13 12 34'), 0.5, true],
  ['memory left with half of it', memory, tries('12'), 0.5, false],
]);

test('a response in words names the pairs that were found', () => {
  expect(wordsOf(pairs, tries('12 34'))).toBe('Cat - Meow; Dog - Bark');
});

test('while it is played it tells what is found, how cleanly, and in how many turns', () => {
  expect(
    pairsProgress(pairs, [
      [1, 3],
      [2, 1],
    ]),
  ).toEqual({ found: [[2, 1]], clean: 0, turns: 2, missed: new Set([1, 3]) });
});

import { openKeptRounds } from '@takhti/content-types/rounds';
import type { GameState } from '@takhti/domain';
import { expect, test } from 'vitest';
import { gamePlayBy } from './game-play.ts';

const gamePlay = gamePlayBy(openKeptRounds);
const response = { answers: ['camel'], shown: 3 };
const sent: GameState = {
  rounds: [{ QuestionId: '3', response, TimespentInSeconds: 4 }],
  current: 0,
  seconds: 4,
  picked: { grade: '4', topic: 'Stars' },
};

test('G-179 what was chosen of a game of clues is kept: the rest was not asked, and does not count', () => {
  expect(gamePlay.keep(sent, ['1', '2', '3'], 60)).toEqual(sent);
});

test('rounds that were not shown are not stored, and a game without a choice has none', () => {
  const { picked: _picked, ...whole } = sent;
  expect(gamePlay.keep(whole, ['1', '2'], 60)).toEqual({ ...whole, rounds: [] });
});

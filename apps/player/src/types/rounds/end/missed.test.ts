import { scoreGame } from '@takhti/content-types/rounds/play';
import type { Board, GamePlay, PlayRound } from '@takhti/domain';
import { expect, test } from 'vitest';
import { missedOf } from './missed.ts';

const board: Board = { kind: 'number', unit: 'm', answer: '7' };
const round = (QuestionId: string) => ({ QuestionId, Number: 1, Order: 1, question: '', board }) as PlayRound;
const play = { language: 'english', scene: 'village', rounds: ['a', 'b', 'c'].map(round) } as GamePlay;

/** The result of a game in which these answers were given; a round that is not told was left out. */
function resultOf(answers: Readonly<Record<string, string>>) {
  const rounds = Object.entries(answers).map(([QuestionId, text]) => {
    return { QuestionId, response: { text }, TimespentInSeconds: 1 };
  });
  return scoreGame(play, { rounds, seconds: 3 });
}

test('what was wrong and what was left out is played again, counted anew, and nothing else', () => {
  const missed = missedOf(play, resultOf({ a: '7', b: '8' }));
  expect(missed?.rounds.map(({ QuestionId, Number: number }) => [QuestionId, number])).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
  expect(missed?.scene).toBe('village');
});

test('after a game without a mistake there is nothing to play again', () => {
  expect(missedOf(play, resultOf({ a: '7', b: '7', c: '7' }))).toBeNull();
});

test('a crossword is one grid, and is not cut into words', () => {
  const crossword = { kind: 'crossword', rows: 1, columns: 1, cells: [], words: [] } satisfies Board;
  const grid = { ...play, rounds: [{ ...round('1'), board: crossword }] } as GamePlay;
  expect(missedOf(grid, { QuestionsData: [] })).toBeNull();
});

import type { GamePlay, PlayRound } from '@takhti/domain';
import { expect, test } from 'vitest';
import { emptyGameState, reduceGame, startGame, type Game } from '../../game/game.ts';
import { catAndTen } from '../../boards/crossword/testing/cat-and-ten.ts';
import { fullOf, progressAtEnd, progressOf } from './steps.ts';
import { eyeAt, heroView, scaleOf } from './track.tsx';

const round = (QuestionId: string): PlayRound =>
  ({
    QuestionId,
    board: {
      kind: 'sequence',
      layout: 'row',
      cards: [1, 2].map((id) => ({ id, text: `${id}` })),
      order: [1, 2],
    },
  }) as unknown as PlayRound;
const play = { language: 'english', rounds: ['1', '2', '3', '4'].map(round) } as unknown as GamePlay;
const done = (game: Game, order: number[]): Game => reduceGame(game, { type: 'done', response: { order } });
const stepsOf = (game: Game): string[] => progressOf(game).steps.map(({ step }) => step);
const next = (game: Game): Game => reduceGame(game, { type: 'next' });

test('G-204 a round that was wholly right is whole, one that was left out is nothing yet', () => {
  const start = startGame(play, emptyGameState);
  expect(stepsOf(start)).toEqual(['here', 'ahead', 'ahead', 'ahead']);
  const one = done(start, [1, 2]);
  expect(stepsOf(one)).toEqual(['full', 'ahead', 'ahead', 'ahead']);
  expect(progressOf(one)).toMatchObject({ at: 0, isFresh: true });
  const three = done(next(next(one)), [2, 1]);
  expect(stepsOf(three)).toEqual(['full', 'none', 'none', 'ahead']);
  expect(stepsOf(next(three))).toEqual(['full', 'none', 'none', 'here']);
  expect(progressOf(next(three)).isFresh).toBe(false);
});

test('at the end a round that was partly right is neither whole nor nothing', () => {
  const line = (credit: number) => ({ credit }) as never;
  const { steps, hasEnded } = progressAtEnd({ QuestionsData: [line(1), line(0.5), line(0)] });
  expect(steps.map(({ step }) => step)).toEqual(['full', 'part', 'none']);
  expect(fullOf(steps)).toBe(1);
  expect(hasEnded).toBe(true);
});

test('the eye goes along a long way, and rests at the middle of a short one', () => {
  expect([0, 1, 2].map((at) => eyeAt(at, 3))).toEqual([1, 1, 1]);
  expect([0, 3, 9].map((at) => eyeAt(at, 10))).toEqual([1, 3, 8]);
});

test('however many rounds are missed, who stays behind is one step from where the eye rests', () => {
  expect([0, 1, 5, 9].map((at) => heroView(0, at))).toEqual([0, 1, 1, 1]);
  expect(heroView(4, 4)).toBe(4);
});

test('seen from end to end, what stands at both ends lies in the view, however many rounds there are', () => {
  for (const rounds of [1, 4, 10, 50])
    for (const [stride, reach] of [
      [128, 160],
      [100, 60],
    ] as const) {
      const way = rounds * stride;
      expect((way / 2 + reach) * scaleOf(way, reach)).toBeLessThanOrEqual(310);
    }
});

test('G-204 a word of a crossword is lit faintly when it is full, and whole once it is known to be right', () => {
  const crossword = {
    language: 'english',
    rounds: [{ QuestionId: '1', board: catAndTen }],
  } as unknown as GamePlay;
  const start = startGame(crossword, emptyGameState);
  expect(stepsOf(start)).toEqual(['here', 'ahead']);
  const write = (cells: string[]): Game =>
    reduceGame(start, { type: 'draft', response: { cells, revealed: [] } });
  const cells = catAndTen.cells.map(({ letter }) => letter);
  const first = cells.map((letter, at) => (catAndTen.words[0]?.cells.includes(at) ? letter : ''));
  expect(stepsOf(write(first))).toEqual(['part', 'here']);
  expect(progressOf(write(first)).at).toBe(1);
  expect(stepsOf(write(cells))).toEqual(['part', 'part']);
  const over = reduceGame(start, { type: 'done', response: { cells: first, revealed: [] } });
  expect(stepsOf(over)).toEqual(['full', 'none']);
});

test('letters of a word and clues that lie open are told as they come', () => {
  const clues = [1, 2, 3, 4].map((id) => ({ id, text: `${id}` }));
  const signs = ['D', 'A', 'Y', ' ', 'A'].map((sign) => ({ sign, is_letter: sign !== ' ' }));
  const boards = [
    { kind: 'word', answer: 'DAY A', clues, signs },
    { kind: 'clue', answer: 'day', clues },
  ];
  const rounds = boards.map((board, at) => ({ QuestionId: String(at), board }));
  const start = startGame({ language: 'english', rounds } as unknown as GamePlay, emptyGameState);
  expect(progressOf(start).found).toEqual([false, false, false, false]);
  const guessed = reduceGame(start, { type: 'draft', response: { guesses: ['a', 'x'], shown: 1 } });
  expect(progressOf(guessed).found).toEqual([false, true, false, true]);
  const clueRound = next(reduceGame(start, { type: 'done', response: { guesses: ['x'], shown: 1 } }));
  expect(progressOf(clueRound).found).toEqual([true, true, true, false]);
  const uncovered = reduceGame(clueRound, { type: 'draft', response: { answers: [], shown: 4 } });
  expect(progressOf(uncovered).found).toEqual([true, true, true, true]);
});

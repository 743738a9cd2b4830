import type { GamePlay, PlayRound, RoundResponse } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { emptyGameState, gameStateOf, reduceGame, startGame, type GameAction } from './game.ts';
import { createGameStore } from './game-store.ts';
import { parseGamePreview } from './preview-message.ts';
import { starsFor } from './stars.ts';

const round = (number: number) =>
  ({ QuestionId: String(number), Number: number, challenge: '' }) as PlayRound;
const play = { rounds: [round(1), round(2), round(3)] } as GamePlay;
const response: RoundResponse = { text: 'x' };
const run = (actions: readonly GameAction[], state = emptyGameState) =>
  actions.reduce(reduceGame, startGame(play, state));
const done: GameAction = { type: 'done', response };
const next: GameAction = { type: 'next' };
const tick: GameAction = { type: 'tick', seconds: 3 };

describe('a game', () => {
  test('a finished round is looked at before the next, and cannot be played again', () => {
    const game = run([done, { type: 'done', response: { text: 'other' } }]);
    expect(game).toMatchObject({ current: 0, isRoundOver: true, played: { 1: response } });
    expect(run([done, next])).toMatchObject({ current: 1, isRoundOver: false });
  });

  test('the last round leads to the end; a round that was left out has no response', () => {
    const game = run([done, next, next, done, next]);
    expect(game.hasEnded).toBe(true);
    expect(gameStateOf(game).rounds.map((played) => played.QuestionId)).toEqual(['1', '3']);
  });

  test('time counts for a round while it is played, and for the game as a whole', () => {
    const game = run([tick, done, tick, next, tick]);
    expect(game).toMatchObject({ seconds: 9, spent: { 1: 3, 2: 3 } });
  });

  test('G-506 it goes on behind the last finished round, whatever is foreign left aside', () => {
    const played = (QuestionId: string) => ({ QuestionId, response, TimespentInSeconds: 4 });
    const state = { rounds: [played('1'), played('9')], current: 0, seconds: 4 };
    const game = startGame(play, state);
    expect(game).toMatchObject({ current: 1, isRoundOver: false, hasEnded: false });
    expect(gameStateOf(game)).toEqual({ rounds: [played('1')], current: 1, seconds: 4 });
    const all = { rounds: ['1', '2', '3'].map(played), current: 2, seconds: 12 };
    expect(startGame(play, all).hasEnded).toBe(true);
  });
});

test.each([
  [1, 3],
  [0.99, 2],
  [0.5, 2],
  [0.1, 1],
  [0, 0],
])('a credit of %d is worth %i stars', (credit, stars) => {
  expect(starsFor(credit)).toBe(stars);
});

describe('what the browser remembers of a game', () => {
  const key = { institution_id: 98, content_id: 'a', user_id: 'u' };
  const shelf = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

  test('what was not sent comes back', () => {
    const pending = {
      rounds: [{ QuestionId: '1', response, TimespentInSeconds: 1 }],
      current: 1,
      seconds: 1,
    };
    const stored = { attempt_id: 'x', attempt_token: 't', pending, is_finishing: false };
    expect(createGameStore(shelf(JSON.stringify(stored)), key).read()).toEqual(stored);
  });

  test.each([{ rounds: 'x' }, { rounds: [null], current: 0, seconds: 0 }, null, 7])(
    '%j is no state',
    (pending) => {
      const stored = { attempt_id: 'x', attempt_token: 't', pending, is_finishing: false };
      expect(createGameStore(shelf(JSON.stringify(stored)), key).read()?.pending).toBeNull();
    },
  );
});

test('G-507 a preview takes the game that the studio posts and no other message', () => {
  expect(parseGamePreview({ type: 'takhti-preview', play })).toBe(play);
  for (const other of [
    null,
    'x',
    {},
    { type: 'takhti-preview' },
    { type: 'other', play },
    { type: 'takhti-preview', play: {} },
  ])
    expect(parseGamePreview(other)).toBeNull();
});

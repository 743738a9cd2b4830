import type { Board, GamePlay, GameState, PlayRound, RoundResponse } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { emptyGameState, gameStateOf, reduceGame, startGame, streakOf, type GameAction } from './game.ts';
import { createAttemptStore } from '../../../attempt/attempt-store.ts';
import { isGameState, resumedGame } from './game-state.ts';
import { parseGamePreview } from '../page/preview-message.ts';
import { starsFor } from '../stars/stars.ts';

const board: Board = { kind: 'number', unit: 'm', answer: '7' };
const round = (number: number) =>
  ({ QuestionId: String(number), Number: number, challenge: '', board }) as PlayRound;
const play = { language: 'english', rounds: [round(1), round(2), round(3)] } as GamePlay;
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

  test('a round that is being tried again is gone on with, also in the middle of a game', () => {
    const state = gameStateOf(run([done]));
    expect(startGame(play, state)).toMatchObject({ current: 1, isRoundOver: false });
    const isTried = ({ QuestionId }: PlayRound): boolean => QuestionId === '1';
    expect(startGame(play, state, isTried)).toMatchObject({ current: 0, isRoundOver: true });
    const right = gameStateOf(run([{ type: 'done', response: { text: '7' } }]));
    expect(startGame(play, right, isTried)).toMatchObject({ current: 1 });
  });

  test('the last round leads to the end; a round that was left out has no response', () => {
    const game = run([done, next, next, done, next]);
    expect(game.hasEnded).toBe(true);
    expect(gameStateOf(game).rounds.map((played) => played.QuestionId)).toEqual(['1', '3']);
  });

  test('leaving out a round is taken back, until something was done in the next', () => {
    const back: GameAction = { type: 'back' };
    expect(run([next, back])).toMatchObject({ current: 0, isRoundOver: false });
    expect(run([next, back, done, next])).toMatchObject({ current: 1, played: { 1: response } });
    expect(run([next, { type: 'draft', response }, back])).toMatchObject({ current: 1 });
    expect(run([done, next, back])).toMatchObject({ current: 1 });
    expect(run([back])).toMatchObject({ current: 0 });
    expect(gameStateOf(run([next, back]))).toMatchObject({ current: 0, rounds: [] });
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
  });

  test('the result comes behind the last round, unless that may be tried again: the answers would be told', () => {
    const played = (text: string) => ({ QuestionId: '3', response: { text }, TimespentInSeconds: 4 });
    const end = (text: string) => startGame(play, { rounds: [played(text)], current: 2, seconds: 12 });
    expect(end('7')).toMatchObject({ hasEnded: true });
    expect(end('8')).toMatchObject({ current: 2, isRoundOver: true, hasEnded: false });
    expect(reduceGame(end('8'), next)).toMatchObject({ hasEnded: true });
  });

  test('it goes on in the middle of a round, with what was done there and its time', () => {
    const draft: GameAction = { type: 'draft', response: { text: '4' } };
    const state = gameStateOf(run([done, next, tick, draft]));
    expect(state.open).toEqual({ QuestionId: '2', response: { text: '4' }, TimespentInSeconds: 3 });
    const game = run([tick, done], state);
    expect(game).toMatchObject({ current: 1, draft: null, spent: { 2: 6 } });
    expect(startGame(play, state)).toMatchObject({ current: 1, draft: { text: '4' }, spent: { 2: 3 } });
  });

  test('rounds that are all right are counted in a row, until one is not', () => {
    const right: GameAction = { type: 'done', response: { text: '7' } };
    expect(streakOf(run([right]))).toBe(1);
    expect(streakOf(run([right, next, right]))).toBe(2);
    expect(streakOf(run([right, next, done]))).toBe(0);
    expect(streakOf(run([done, next, right]))).toBe(1);
  });

  test.each<[string, GameAction[]]>([
    ['a round that is done', [{ type: 'draft', response }, done]],
    ['a round that was left out', [{ type: 'draft', response }, next]],
    ['the last one', [next, next, { type: 'draft', response }, next]],
  ])('nothing is left open of %s', (_which, actions) => {
    expect(gameStateOf(run(actions))).not.toHaveProperty('open');
  });

  test.each<[string, unknown]>([
    ['another round', { QuestionId: '2', response, TimespentInSeconds: 1 }],
    ['another board', { QuestionId: '1', response: { order: [1] }, TimespentInSeconds: 1 }],
    ['an older player', { QuestionId: '1', answer: 'x' }],
    ['nobody', 'junk'],
  ])('what was kept of %s is forgotten', (_whose, open) => {
    const game = startGame(play, { ...emptyGameState, open } as GameState);
    expect(game).toMatchObject({ current: 0, draft: null, played: {} });
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
  const storage = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

  test('unsent state is restored', () => {
    const pending = {
      rounds: [{ QuestionId: '1', response, TimespentInSeconds: 1 }],
      current: 1,
      seconds: 1,
    };
    const stored = { attempt_id: 'x', attempt_token: 't', pending, is_finishing: false };
    expect(createAttemptStore(() => storage(JSON.stringify(stored)), key, isGameState).read()).toEqual(
      stored,
    );
  });

  test('what was not sent counts unless the game came further on another device', () => {
    const played = { QuestionId: '1', response, TimespentInSeconds: 4 };
    const server = { rounds: [played], current: 1, seconds: 9 };
    const pending = { ...server, seconds: 12, open: { ...played, QuestionId: '2' } };
    expect(resumedGame(server, pending)).toEqual(pending);
    expect(resumedGame(server, { rounds: [], current: 0, seconds: 5 })).toEqual(server);
    expect(resumedGame(server, null)).toEqual(server);
  });

  test.each([{ rounds: 'x' }, { rounds: [null], current: 0, seconds: 0 }, null, 7])(
    '%j is no state',
    (pending) => {
      const stored = { attempt_id: 'x', attempt_token: 't', pending, is_finishing: false };
      expect(
        createAttemptStore(() => storage(JSON.stringify(stored)), key, isGameState).read()?.pending,
      ).toBeNull();
    },
  );
});

test('G-507 a preview takes the game that the studio posts and no other message', () => {
  expect(parseGamePreview({ type: 'takhti-preview', play })).toEqual({ play, total: 3 });
  const one = { ...play, rounds: [round(2)], total_rounds: 3 };
  expect(parseGamePreview({ type: 'takhti-preview', play: one })).toEqual({ play: one, total: 3 });
  for (const other of [
    null,
    'x',
    {},
    { type: 'takhti-preview' },
    { type: 'other', play },
    { type: 'takhti-preview', play: {} },
    { type: 'takhti-preview', play: { ...play, rounds: [{ QuestionId: '1' }] } },
  ])
    expect(parseGamePreview(other)).toBeNull();
});

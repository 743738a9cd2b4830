import type { GameState } from '@takhti/domain';
import type { RecordedKind } from '../../../attempt/use-recorded.ts';
import { gameStateOf, reduceGame, type Game, type GameAction } from './game.ts';

/** What of a game is recorded. */
export const recordedGame: RecordedKind<Game, GameAction, GameState> = {
  reduce: reduceGame,
  stateOf: gameStateOf,
  hasEnded: (game) => game.hasEnded,
  movesOf: ({ played, current, draft }) => [played, current, draft],
  keepsTime: false,
};

import type { GameState } from '@takhti/domain';
import { createStore, resumedState, type AttemptStore, type Shelf } from '../../../attempt/attempt-store.ts';

export interface GameKey {
  readonly institution_id: number;
  readonly content_id: string;
  readonly user_id: string;
}

/** The attempt of one learner at one game, in `shelf`. */
export function createGameStore(shelf: Shelf, key: GameKey): AttemptStore<GameState> {
  return createStore(shelf, key, isGameState);
}

/**
 * Where to go on: with what the server has not acknowledged, unless the game went on elsewhere meanwhile and came further there.
 */
export function resumedGame(server: GameState, pending: GameState | null): GameState {
  return resumedState(server, pending && pending.rounds.length >= server.rounds.length ? pending : null);
}

// The server parses every response again, and the board looks at what was done in the open round; here only what would stop
// the player is looked at.
/** Whether something that was kept is the state of a game. */
export function isGameState(value: unknown): value is GameState {
  if (typeof value !== 'object' || value === null) return false;
  const { rounds, current, seconds } = value as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(current) &&
    Number.isSafeInteger(seconds) &&
    Array.isArray(rounds) &&
    rounds.every(
      (round: unknown) =>
        typeof round === 'object' &&
        round !== null &&
        typeof (round as { QuestionId?: unknown }).QuestionId === 'string' &&
        typeof (round as { response?: unknown }).response === 'object',
    )
  );
}

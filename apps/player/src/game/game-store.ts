import type { GameState } from '@takhti/domain';
import { createStore, type AttemptStore, type Shelf } from '../attempt/attempt-store.ts';

export interface GameKey {
  readonly institution_id: number;
  readonly content_id: string;
  readonly user_id: string;
}

/** The attempt of one learner at one game, in `shelf`. */
export function createGameStore(shelf: Shelf, key: GameKey): AttemptStore<GameState> {
  return createStore(shelf, key, isGameState);
}

// The server parses every response again; here only what would stop the player is looked at.
function isGameState(value: unknown): value is GameState {
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

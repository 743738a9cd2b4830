import { isRecord, type GameState } from '@takhti/domain';
import { resumedState } from '../../../attempt/attempt-store.ts';

/**
 * Where to continue: with what the server has not acknowledged, unless the game continued elsewhere meanwhile and came further there.
 */
export function resumedGame(server: GameState, pending: GameState | null): GameState {
  return resumedState(server, pending && pending.rounds.length >= server.rounds.length ? pending : null);
}

// The server parses every response again, and the board looks at what was done in the open round; here only what would stop
// the player is looked at.
/** Whether something that was kept is the state of a game. */
export function isGameState(value: unknown): value is GameState {
  if (!isRecord(value)) return false;
  const { rounds, current, seconds } = value;
  return (
    Number.isSafeInteger(current) &&
    Number.isSafeInteger(seconds) &&
    Array.isArray(rounds) &&
    rounds.every(
      (round: unknown) =>
        isRecord(round) && typeof round['QuestionId'] === 'string' && typeof round['response'] === 'object',
    )
  );
}

import type { GameState } from '@takhti/domain';

/** A game that is or was played on this device. */
export interface CarriedAttempt {
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly seed: string;
  readonly started_on: string;
  readonly state: GameState;
  /** The learner, once they said so. */
  readonly user_id: string;
}

/** A device's stored attempt at a carried game. */
export interface CarriedStore {
  /** The game to continue with, or a new one. */
  begin(): CarriedAttempt;
  keep(attempt: CarriedAttempt): void;
  finish(attempt: CarriedAttempt): void;
  played(): readonly CarriedAttempt[];
  /** Says who played a finished game. */
  name(attempt_id: string, user_id: string): void;
}

import type { Learner } from './learner.ts';

/** An attempt at some content, by whom its learner is. */
export interface Attempting extends Learner {
  readonly institution_id: number;
  readonly content_id: string;
}

/** An attempt that ends now, as its row keeps it. */
export interface EndingAttempt extends Attempting {
  readonly attempt_id: string;
  readonly started_on: string;
  readonly question_ids: readonly string[];
}

/** What an attempt came to. */
export interface AttemptScore {
  /** Percent. */
  readonly score: number;
  /** Was anything answered? */
  readonly has_played: boolean;
}

/** Who launches something, with the secret that proves the name of a competitor. */
export interface LearnerClaim {
  readonly institution_id: number;
  readonly learner: Learner;
  readonly player_token?: string | undefined;
}

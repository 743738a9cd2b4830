import type { Learner } from './learner.ts';

/** An attempt of a learner at some content. */
export interface ContentAttempt extends Learner {
  readonly institution_id: number;
  readonly content_id: string;
}

/** The row of an attempt that ends now. */
export interface EndingAttempt extends ContentAttempt {
  readonly attempt_id: string;
  readonly started_on: string;
  readonly question_ids: readonly string[];
}

/** The result of an attempt, as far as it can count elsewhere. */
export interface AttemptScore {
  /** Percent. */
  readonly score: number;
  /** Was anything answered? */
  readonly has_played: boolean;
}

/** The learner of a launch, with the secret that proves the name of a competitor. */
export interface LearnerClaim {
  readonly institution_id: number;
  readonly learner: Learner;
  readonly player_token?: string | undefined;
}

import type { NotCounted } from '@takhti/domain';
import type { Learner } from '../http/learner.ts';
import type { Tx } from '../platform/db/index.ts';

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

/** Who launches something, with the secret that proves a name of this content. */
interface Claiming {
  readonly institution_id: number;
  readonly learner: Learner;
  readonly player_token?: string | undefined;
}

/**
 * A type whose content counts attempts at other content, as a competition does. Attempts ask all of these types, and know none of
 * them by name (`features/players/attempts/counters.ts`).
 */
export interface AttemptCounter {
  /**
   * The learner as an attempt may name them: a name that this content gave is kept for who has its secret alone.
   * @throws Problem players.token_refused
   */
  readonly provenLearner: (tx: Tx, claim: Claiming) => Promise<Learner>;
  /** A name that anybody could have written; empty where it would be one that this content gave. */
  readonly nameWithoutProof: (user_id: string) => string;
  /** Before when nothing of the learner counts; null where nothing counts now. */
  readonly countsFrom: (tx: Tx, attempt: Attempting, now: Date) => Promise<Date | null>;
  /** Whether the learner must not learn what is right. */
  readonly keepsKey: (tx: Tx, attempt: Attempting, now: Date) => Promise<boolean>;
  /**
   * Counts a result, in the transaction in which the attempt ends.
   * @param result with whether anything was answered in it
   * @returns why it does not count where it would have; null where it counts, or is nothing to this content
   */
  readonly countResult: (
    tx: Tx,
    attempt: EndingAttempt,
    result: object,
    now: Date,
  ) => Promise<NotCounted | null>;
}

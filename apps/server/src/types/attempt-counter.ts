import type { NotCounted } from '@takhti/domain';
import type { Attempting, AttemptScore, EndingAttempt, LearnerClaim } from '../http/attempting.ts';
import type { Learner } from '../http/learner.ts';
import type { Tx } from '../platform/db/index.ts';

/**
 * A type whose content counts attempts at other content, as a competition does. Attempts ask all of these types, and know none of
 * them by name (`features/players/attempts/counters.ts`).
 */
export interface AttemptCounter {
  /**
   * The learner as an attempt may name them: a name that this content gave is kept for who has its secret alone.
   * @throws Problem players.token_refused
   */
  readonly provenLearner: (tx: Tx, claim: LearnerClaim) => Promise<Learner>;
  /** A name that anybody could have written; empty where it would be one that this content gave. */
  readonly nameWithoutProof: (user_id: string) => string;
  /** Before when nothing of the learner counts; null where nothing counts now. */
  readonly countsFrom: (tx: Tx, attempt: Attempting, now: Date) => Promise<Date | null>;
  /** Whether the learner must not learn what is right. */
  readonly keepsKey: (tx: Tx, attempt: Attempting, now: Date) => Promise<boolean>;
  /**
   * Counts a result, in the transaction in which the attempt ends.
   * @returns why it does not count where it would have; null where it counts, or is nothing to this content
   */
  readonly countResult: (
    tx: Tx,
    attempt: EndingAttempt,
    result: AttemptScore,
    now: Date,
  ) => Promise<NotCounted | null>;
}

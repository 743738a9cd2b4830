import type { NotCounted } from '@takhti/domain';
import type { ContentAttempt, AttemptScore, EndingAttempt, LearnerClaim } from '../http/content-attempt.ts';
import type { Learner } from '../http/learner.ts';
import type { Tx } from '../platform/db/index.ts';

/**
 * For types whose content counts attempts at other content, such as competitions. Attempts call all of them, and know none by
 * name (`features/players/attempts/counters.ts`).
 */
export interface AttemptCounter {
  /**
   * The learner as an attempt may name them. A competitor's name is stored only if the caller proves it with the secret.
   * @throws Problem players.token_refused
   */
  readonly provenLearner: (tx: Tx, claim: LearnerClaim) => Promise<Learner>;
  /** A name without proof; empty if it is a competitor's. */
  readonly unverifiedName: (user_id: string) => string;
  /** Attempts begun before this moment do not count; null if none count now. */
  readonly countingStartsOn: (tx: Tx, attempt: ContentAttempt, now: Date) => Promise<Date | null>;
  /** Whether right answers must stay hidden from the learner. */
  readonly withholdsAnswers: (tx: Tx, attempt: ContentAttempt, now: Date) => Promise<boolean>;
  /**
   * Counts a result, in the transaction in which the attempt ends.
   * @returns the reason why it was not counted; null otherwise
   */
  readonly countResult: (
    tx: Tx,
    attempt: EndingAttempt,
    result: AttemptScore,
    now: Date,
  ) => Promise<NotCounted | null>;
}

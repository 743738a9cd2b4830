import type { NotCounted } from '@takhti/domain';
import type {
  ContentAttempt,
  AttemptScore,
  EndingAttempt,
  LearnerClaim,
} from '../../../http/content-attempt.ts';
import type { Learner } from '../../../http/learner.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { attemptCounters } from '../../../types/registry.ts';

/**
 * The learner as an attempt may name them.
 * @throws Problem players.token_refused for a competitor's name without its secret
 */
export async function provenLearner(tx: Tx, claim: LearnerClaim): Promise<Learner> {
  let learner = claim.learner;
  for (const counter of attemptCounters) learner = await counter.provenLearner(tx, { ...claim, learner });
  return learner;
}

/** A name without proof, as an attempt may store it: empty if it is a competitor's. */
export function unverifiedName(user_id: string): string {
  return attemptCounters.reduce((name, counter) => counter.unverifiedName(name), user_id);
}

/** Attempts begun before this moment do not count anywhere; null if none count now. */
export async function countingStartsOn(tx: Tx, attempt: ContentAttempt, now: Date): Promise<Date | null> {
  const times: number[] = [];
  for (const counter of attemptCounters) {
    const time = await counter.countingStartsOn(tx, attempt, now);
    if (time) times.push(time.getTime());
  }
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** Whether right answers must stay hidden from the learner of an attempt, because they could win points with them. */
export async function withholdsAnswers(tx: Tx, attempt: ContentAttempt, now: Date): Promise<boolean> {
  for (const counter of attemptCounters) if (await counter.withholdsAnswers(tx, attempt, now)) return true;
  return false;
}

/**
 * Counts a result for all types that count attempts, in the transaction in which the attempt ends.
 * @returns the reason why it was not counted; null otherwise
 */
export async function countResult(
  tx: Tx,
  attempt: EndingAttempt,
  result: AttemptScore,
  now: Date,
): Promise<NotCounted | null> {
  let why: NotCounted | null = null;
  for (const counter of attemptCounters) why = (await counter.countResult(tx, attempt, result, now)) ?? why;
  return why;
}

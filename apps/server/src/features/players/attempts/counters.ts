import type { NotCounted } from '@takhti/domain';
import type { Attempting, AttemptScore, EndingAttempt, LearnerClaim } from '../../../http/attempting.ts';
import type { Learner } from '../../../http/learner.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { attemptCounters } from '../../../types/registry.ts';

/**
 * The learner as an attempt may name them.
 * @throws Problem players.token_refused for the name of another, as a competition gives them
 */
export async function provenLearner(tx: Tx, claim: LearnerClaim): Promise<Learner> {
  let learner = claim.learner;
  for (const counter of attemptCounters) learner = await counter.provenLearner(tx, { ...claim, learner });
  return learner;
}

/** A name that anybody could have written, as an attempt may keep it: empty where only a secret proves it. */
export function nameWithoutProof(user_id: string): string {
  return attemptCounters.reduce((name, counter) => counter.nameWithoutProof(name), user_id);
}

/** What the learner began before then counts nothing where it counts at all; null where nothing counts now. */
export async function countsFrom(tx: Tx, attempt: Attempting, now: Date): Promise<Date | null> {
  const times: number[] = [];
  for (const counter of attemptCounters) {
    const time = await counter.countsFrom(tx, attempt, now);
    if (time) times.push(time.getTime());
  }
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** Whether what is right must not be shown to the learner of an attempt: something can be won with it. */
export async function keepsKey(tx: Tx, attempt: Attempting, now: Date): Promise<boolean> {
  for (const counter of attemptCounters) if (await counter.keepsKey(tx, attempt, now)) return true;
  return false;
}

/**
 * Counts a result wherever it counts, in the transaction in which the attempt ends.
 * @returns why it does not count where it would have; else null
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

import { Problem } from '@takhti/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { countFailure, type CountingWindow } from './rate-limit.queries.ts';
import { rateLimits, type Counter } from './rate-limits.ts';
import { latestPlausible } from './sessions/lifetimes.ts';

/** When a streak of attempts may have begun to count now: not too long ago, nor at a time that has not come yet. */
export function countingWindow(clock: Clock): CountingWindow {
  const now = clock.now();
  return { since: new Date(now.getTime() - rateLimits.window), until: latestPlausible(now) };
}

/**
 * Counts an attempt before it is checked: otherwise a thousand guesses at once would all find the count at zero. A refusal rolls
 * its own count back, so that further attempts do not prolong the wait.
 * @param tx holds nothing else: a later refusal in it would roll the counts back
 * @throws Problem account.too_many_attempts
 */
export async function countAttempt(tx: Tx, clock: Clock, counters: readonly Counter[]): Promise<void> {
  if (!(await isWithinLimits(tx, clock, counters))) throw new Problem('account.too_many_attempts');
}

/** Counts like `countAttempt`, where too many attempts are ignored in silence. */
export async function isWithinLimits(tx: Tx, clock: Clock, counters: readonly Counter[]): Promise<boolean> {
  const subjects = counters.map(({ subject }) => subject);
  const counts = await countFailure(tx, subjects, countingWindow(clock), clock.now());
  return counters.every(({ subject, limit }) => (counts.get(subject) ?? 0) <= limit);
}

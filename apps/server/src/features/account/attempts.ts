import { Problem } from '@takhti/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { countFailure } from './attempts.queries.ts';
import { guessing, type Counter } from './guessing.ts';

/** Since when attempts count. */
export function windowOf(clock: Clock): Date {
  return new Date(clock.now().getTime() - guessing.window);
}

/**
 * Counts an attempt before what it tries is looked at, or a thousand guesses at once would all find the count at nought. A
 * refusal undoes its own count, so that asking on and on does not prolong the wait.
 * @param tx ends with this, or the counts would go with whatever else is refused in it
 * @throws Problem account.too_many_attempts
 */
export async function countAttempt(tx: Tx, clock: Clock, counters: readonly Counter[]): Promise<void> {
  if (!(await isAmongTheFirst(tx, clock, counters))) throw new Problem('account.too_many_attempts');
}

/** Counts like `countAttempt`, for what goes on without a word when there were too many. */
export async function isAmongTheFirst(tx: Tx, clock: Clock, counters: readonly Counter[]): Promise<boolean> {
  const subjects = counters.map(({ subject }) => subject);
  const counts = await countFailure(tx, subjects, windowOf(clock), clock.now());
  return counters.every(({ subject, limit }) => (counts.get(subject) ?? 0) <= limit);
}

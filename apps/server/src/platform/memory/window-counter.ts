import type { Clock } from '../clock.ts';

/** How often something may happen within a window of time. */
export interface WindowLimit {
  /** Its first word is the kind of it: kinds are few and never made of what a caller sends, as each has a memory of its own. */
  readonly subject: string;
  readonly most: number;
  /** Shorter than the counter's; left out for that. */
  readonly window_ms?: number;
}

/** Counts actions of unknown callers, by their source. */
export interface WindowCounter {
  /**
   * Counts one more of each subject.
   * @returns 0; when one of them has had as many as there may be, the milliseconds until it may be asked again, and nothing is counted
   */
  count(limits: readonly WindowLimit[]): number;
  /** As `count`, and counts nothing: for what only counts once it has failed. */
  wait(limits: readonly WindowLimit[]): number;
}

// Of a kind the oldest are deleted first: without a limit, made-up names would fill the memory, and without kinds those of one would
// push out what is counted of the others.
const most_remembered = 50_000;

/**
 * Counts in the memory of this server, so that counting never makes people wait for each other as rows of a database would.
 * @param window_ms after which a subject's count begins again
 */
export function makeWindowCounter(clock: Clock, window_ms: number): WindowCounter {
  const kinds = new Map<string, Map<string, { since: number; count: number }>>();
  const countsOf = ({ subject }: WindowLimit) => {
    const [kind = ''] = subject.split(' ', 1);
    const counts = kinds.get(kind) ?? new Map<string, { since: number; count: number }>();
    kinds.set(kind, counts);
    return counts;
  };
  const windowOf = (limit: WindowLimit): number => limit.window_ms ?? window_ms;
  const current = (limit: WindowLimit, now: number): number => {
    const known = countsOf(limit).get(limit.subject);
    // Of a clock that was ahead and was set right the window would not end before that time comes again.
    return known && known.since <= now && now - known.since < windowOf(limit) ? known.count : 0;
  };
  const longestWait = (limits: readonly WindowLimit[], now: number): number => {
    const waits = limits.map((limit) =>
      current(limit, now) < limit.most
        ? 0
        : (countsOf(limit).get(limit.subject)?.since ?? now) + windowOf(limit) - now,
    );
    return Math.max(0, ...waits);
  };
  return {
    wait: (limits) => longestWait(limits, clock.now().getTime()),
    count(limits) {
      const now = clock.now().getTime();
      const longest = longestWait(limits, now);
      if (longest > 0) return longest;
      for (const limit of limits) {
        const { subject } = limit;
        const counts = countsOf(limit);
        const count = current(limit, now);
        const since = count === 0 ? now : (counts.get(subject)?.since ?? now);
        if (count === 0) counts.delete(subject);
        counts.set(subject, { since, count: count + 1 });
        const [oldest] = counts.keys();
        if (counts.size > most_remembered && oldest !== undefined) counts.delete(oldest);
      }
      return 0;
    },
  };
}

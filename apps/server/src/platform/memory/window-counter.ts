import type { Clock } from '../clock.ts';

/** How often something may happen within a window of time. */
export interface WindowLimit {
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

// The oldest counters are deleted first: without a limit, made-up names would fill the memory.
const most_remembered = 50_000;

/**
 * Counts in the memory of this server, so that counting never makes people wait for each other as rows of a database would.
 * @param window_ms after which a subject's count begins again
 */
export function makeWindowCounter(clock: Clock, window_ms: number): WindowCounter {
  const counts = new Map<string, { since: number; count: number }>();
  const windowOf = (limit: WindowLimit): number => limit.window_ms ?? window_ms;
  const current = (limit: WindowLimit, now: number): number => {
    const known = counts.get(limit.subject);
    // Of a clock that was ahead and was set right the window would not end before that time comes again.
    return known && known.since <= now && now - known.since < windowOf(limit) ? known.count : 0;
  };
  const longestWait = (limits: readonly WindowLimit[], now: number): number => {
    const waits = limits.map((limit) =>
      current(limit, now) < limit.most
        ? 0
        : (counts.get(limit.subject)?.since ?? now) + windowOf(limit) - now,
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
        const count = current(limit, now);
        const since = count === 0 ? now : (counts.get(subject)?.since ?? now);
        if (count === 0) counts.delete(subject);
        counts.set(subject, { since, count: count + 1 });
      }
      for (const [oldest] of counts) {
        if (counts.size <= most_remembered) break;
        counts.delete(oldest);
      }
      return 0;
    },
  };
}

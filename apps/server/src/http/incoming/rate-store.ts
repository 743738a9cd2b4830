/** What the library of limits asks of a store of counts. */
type Done = (error: Error | null, counted: { readonly current: number; readonly ttl: number }) => void;

interface Count {
  readonly since: number;
  current: number;
}

/** LRU: the count that was used the longest ago is evicted. */
const most_counts = 5_000;

/** Counts of calls by a clock that cannot be set: by the machine's, a count would continue for as long as that was ahead. */
export class RateStore {
  readonly #counts = new Map<string, Count>();

  /** Counts one more; a window that is over begins again. */
  incr(key: string, done: Done, window_ms: number): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const count = known && now - known.since < window_ms ? known : { since: now, current: 0 };
    count.current += 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most_counts && oldest !== undefined) this.#counts.delete(oldest);
    done(null, { current: count.current, ttl: window_ms - (now - count.since) });
  }

  /** Reports the count, and adds nothing. */
  read(key: string, done: Done, window_ms: number): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const isGoingOn = known !== undefined && now - known.since < window_ms;
    done(
      null,
      isGoingOn ? { current: known.current, ttl: window_ms - (now - known.since) } : { current: 0, ttl: 0 },
    );
  }

  /** Routes with limits of their own would count apart; there are none. */
  child(): RateStore {
    return new RateStore();
  }
}

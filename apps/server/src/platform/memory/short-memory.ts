import type { Clock } from '../clock.ts';

/** What was dear to work out, for a moment. */
export interface ShortMemory<Value> {
  /** Whether what is remembered under a key is not too old yet. */
  knows(key: string): boolean;
  /** What is remembered under a key, worked out where it is not. While one caller computes it again, others get the former value. */
  recall(key: string, workOut: () => Promise<Value>): Promise<Value>;
}

/**
 * Remembers in the memory of this server.
 * @param keeps_ms how long a value is used before it is computed again
 * @param most keys that are remembered; the oldest give way
 */
export function makeShortMemory<Value>(
  clock: Clock,
  { keeps_ms, most }: { readonly keeps_ms: number; readonly most: number },
): ShortMemory<Value> {
  const known = new Map<string, { readonly value: Value; readonly until: number }>();

  function remember(key: string, value: Value): void {
    known.delete(key);
    known.set(key, { value, until: clock.now().getTime() + keeps_ms });
    for (const [oldest] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
  }

  // Nothing is fresh that was remembered by a clock that was ahead, and was set right since.
  const isFresh = (until: number): boolean => {
    const left = until - clock.now().getTime();
    return left > 0 && left <= keeps_ms;
  };

  return {
    knows: (key) => isFresh(known.get(key)?.until ?? 0),
    async recall(key, workOut) {
      const before = known.get(key);
      if (before && isFresh(before.until)) return before.value;
      // Concurrent callers do not compute it as well: if this fails, the next one tries again a while later.
      if (before) remember(key, before.value);
      const value = await workOut();
      remember(key, value);
      return value;
    },
  };
}

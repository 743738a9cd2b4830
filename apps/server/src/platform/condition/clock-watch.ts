/** Less than this is a clock that is kept right. */
export const tolerated_ms = 60_000;

/** Notices that the machine's clock was set back while the server runs. */
export interface ClockWatch {
  /** By how many milliseconds the clock is behind what it said before; 0 while it continues. */
  setBackBy(): number;
}

/**
 * Compares the clock with one that cannot be set.
 * @param now the machine's clock, milliseconds
 * @param elapsed milliseconds since any moment, always forwards
 */
export function makeClockWatch(
  now: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): ClockWatch {
  let furthest = now() - elapsed();
  return {
    setBackBy() {
      const ahead = now() - elapsed();
      furthest = Math.max(furthest, ahead);
      const behind = furthest - ahead;
      return behind > tolerated_ms ? behind : 0;
    },
  };
}

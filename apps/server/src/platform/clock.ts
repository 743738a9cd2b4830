/** The source of stored times, which tests can set. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that moves only by `advance`: for tests of deadlines, locks and expiry.
 *
 * @param start the first answer of `now()`
 * @returns a clock with `advance(milliseconds)`
 */
export function createManualClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

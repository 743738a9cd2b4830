/** How long an answer may be on its way after the time is up. */
const grace_seconds = 30;

/** The facts for decisions about time; seconds by the server's clock. */
export interface AttemptClock {
  /** Seconds since the launch. */
  readonly elapsed: number;
  /** Seconds allowed; 0 means no limit. */
  readonly timer: number;
}

/** The clock of an attempt that was launched at `started_on`. */
export function attemptClock(started_on: string, timer: number, now: Date): AttemptClock {
  return { elapsed: Math.max(0, Math.floor((now.getTime() - Date.parse(started_on)) / 1000)), timer };
}

/**
 * Whether the time of an attempt is up, by the server's clock. It runs from the launch and does not stop for a bookmark, or
 * everybody could make as much time as they like; what was saved before its end counts, what comes later does not.
 */
export function isTimeUp({ elapsed, timer }: AttemptClock): boolean {
  return timer > 0 && elapsed > timer + grace_seconds;
}

/** The seconds that a resumed attempt has used: all of them where there is a limit, else what the learner spent playing. */
export function secondsUsed(seconds: number, { elapsed, timer }: AttemptClock): number {
  return timer > 0 ? Math.min(Math.max(seconds, elapsed), timer) : seconds;
}

/** More seconds than these cannot have been spent on an attempt. */
export function mostSeconds({ elapsed }: AttemptClock): number {
  return elapsed + grace_seconds;
}

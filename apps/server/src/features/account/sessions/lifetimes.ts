import { limits } from '@takhti/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long sessions live, in milliseconds. */
export const lifetimes = {
  /** Three refresh intervals: one refresh that fails on a bad network ends nobody's work. */
  session: 3 * limits.token_refresh_ms,
  refresh: limits.stored_login_days * day,
  /** A used refresh token still works this long: the answer to its first use may have been lost. */
  refresh_grace: minute,
  /** A mailed code for a new password. */
  change_code: 30 * minute,
  /** A mailed code that confirms an address. */
  confirm_code: day,
  /** A visitor's session, which no refresh prolongs. */
  visitor: 120 * minute,
} as const;

/** When tokens were made, and until when they hold. */
export interface Lifetimes {
  readonly refreshed_on: Date;
  readonly expires_on: Date;
  readonly refresh_expires_on: Date;
}

/** How long new tokens hold, from now on. */
export function fromNow(now: Date, lifetime?: number): Lifetimes {
  const time = now.getTime();
  return {
    refreshed_on: now,
    expires_on: new Date(time + (lifetime ?? lifetimes.session)),
    refresh_expires_on: new Date(time + (lifetime ?? lifetimes.refresh)),
  };
}

/** What the clocks of several servers may differ by. */
const skew = 5 * minute;

/** Until when something may have been written that is believed: what is later comes from a clock that was wrong. */
export function latestBelieved(now: Date): Date {
  return new Date(now.getTime() + skew);
}

/** Whether something was written by a clock that was set forwards, and would hold until that time comes. */
export function isFromFuture(written_on: Date, now: Date): boolean {
  return written_on > latestBelieved(now);
}

import { limits } from '@takhti/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long sessions live, in milliseconds. */
export const lifetimes = {
  /** Three refresh intervals, so that one failed refresh on a bad network does not end a session. */
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

/** When tokens were made, and until when they are valid. */
export interface Lifetimes {
  readonly refreshed_on: Date;
  readonly expires_on: Date;
  readonly refresh_expires_on: Date;
}

/** How long new tokens are valid, from now on. */
export function fromNow(now: Date, lifetime?: number): Lifetimes {
  const time = now.getTime();
  return {
    refreshed_on: now,
    expires_on: new Date(time + (lifetime ?? lifetimes.session)),
    refresh_expires_on: new Date(time + (lifetime ?? lifetimes.refresh)),
  };
}

/** How much the clocks of several servers may differ. */
const skew = 5 * minute;

/** The latest plausible time of a stored row: a later one was written by a wrong clock. */
export function latestPlausible(now: Date): Date {
  return new Date(now.getTime() + skew);
}

/** Whether a row was written by a clock that was ahead, and would be valid until that time comes. */
export function isFromFuture(written_on: Date, now: Date): boolean {
  return written_on > latestPlausible(now);
}

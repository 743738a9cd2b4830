import { limits } from '@takhti/domain';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long sessions live, in milliseconds. */
export const lifetimes = {
  /** Three refresh intervals: one failed refresh on a bad line ends nobody's work. */
  session: 3 * limits.token_refresh_ms,
  refresh: limits.stored_login_days * day,
  /** A used refresh token still works this long: the answer to its first use may have been lost. */
  refresh_grace: minute,
  /** A mailed code for a new password. */
  change_code: 30 * minute,
  /** A visitor's session, which no refresh prolongs. */
  visitor: 120 * minute,
} as const;

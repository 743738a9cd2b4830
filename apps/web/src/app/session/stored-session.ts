import { limits, type SessionTokens, type User } from '@takhti/domain';

/** A login as this browser keeps it, shared by all tabs. */
export interface StoredSession extends SessionTokens {
  readonly user: User;
  readonly logged_in_at: number;
  /** When its secrets were given: at login, or at the last refresh. */
  readonly refreshed_at: number;
}

const dayMs = 86_400_000;

/**
 * A stored login, or why there is none: nothing stored, nothing of ours, or too old (C-546). It looks at what the login page
 * must know and no deeper: the full schema comes with the studio (session-schema.ts), which the login page does not load.
 */
export function readStored(text: string | null, now: number): StoredSession | 'absent' | 'too_old' {
  if (text === null) return 'absent';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'absent';
  }
  if (!looksStored(value)) return 'absent';
  return isTooOld(value, now) ? 'too_old' : value;
}

function looksStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { session_id, refresh_token, logged_in_at, refreshed_at, user } = value as Partial<
    Record<string, unknown>
  >;
  return (
    typeof session_id === 'string' &&
    typeof refresh_token === 'string' &&
    typeof logged_in_at === 'number' &&
    typeof refreshed_at === 'number' &&
    typeof user === 'object' &&
    user !== null &&
    'user_id' in user &&
    typeof user.user_id === 'string'
  );
}

/** Whether a login is older than the threshold, whose unit is days (C-547). */
export function isTooOld(session: Pick<StoredSession, 'logged_in_at'>, now: number): boolean {
  return now - session.logged_in_at > limits.stored_login_days * dayMs;
}

/** How long until a session's secrets must be renewed; 0 when that is due, null without a refresh token (C-548, C-549). */
export function msUntilRefresh(
  session: Pick<StoredSession, 'refresh_token' | 'refreshed_at'>,
  now: number,
): number | null {
  if (session.refresh_token === '') return null;
  return Math.max(0, session.refreshed_at + limits.token_refresh_ms - now);
}

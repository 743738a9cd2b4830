import type { User } from '@takhti/domain';
import type { SessionStore } from '../session-store.ts';

interface Ports {
  readonly store: SessionStore;
  /** Asks the server who this session is now. */
  read(): Promise<User>;
  /** Somebody else changed the person, or ended a visit at a desk. */
  onChanged(before: User, now: User): void;
}

/**
 * Keeps the user on screen up to date: every answer carries the state of the session, and where it is
 * another than the one known here, the user is fetched again.
 */
export function makeStateFollower({ store, read, onChanged }: Ports): (state: string) => void {
  let isAsking = false;

  async function ask(): Promise<void> {
    const before = store.state().session;
    const user = await read();
    const session = store.state().session;
    // Somebody else may have logged in meanwhile, or the same person again.
    if (!before || session?.logged_in_at !== before.logged_in_at) return;
    if (session.user.session_state === user.session_state) return;
    store.updateUser(user);
    onChanged(session.user, user);
  }

  return (state) => {
    const known = store.state().session?.user.session_state;
    if (known === undefined || known === state || isAsking) return;
    isAsking = true;
    // After a failure the next answer, with the same state, causes another try.
    void ask()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
}

/** Which message a change by somebody else deserves; null for a change that the person need not know, such as a corrected name. */
export function noticeOf(before: User, now: User): 'desk_left' | 'rights_changed' | null {
  if (before.isUserAccess === 1) return now.isUserAccess === 0 ? 'desk_left' : null;
  const rightsOf = (user: User): string =>
    [
      user.roles,
      user.active_role,
      user.grades_access,
      user.subjects_access,
      user.is_users_management,
      user.is_view_cds,
      user.is_deletion,
    ].join(' ');
  return rightsOf(before) === rightsOf(now) ? null : 'rights_changed';
}

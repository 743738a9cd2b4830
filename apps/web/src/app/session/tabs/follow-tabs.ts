import type { User } from '@takhti/domain';
import type { SessionStore } from '../session-store.ts';

interface Ports {
  readonly store: Pick<SessionStore, 'state' | 'reload'>;
  /** The window; it gets an event when another tab writes. */
  readonly tab: Pick<EventTarget, 'addEventListener'>;
  /** The role was switched in another tab. */
  onRoleSwitched(now: User): void;
}

/**
 * Follows what other tabs do with the one session of this browser: log in or out, renew it, switch the role. One session has
 * one role, so a switch applies to every tab; the others say so, as their content changes while somebody reads it.
 */
export function followTabs({ store, tab, onRoleSwitched }: Ports): void {
  tab.addEventListener('storage', () => {
    const before = store.state().session?.user;
    store.reload();
    const now = store.state().session?.user;
    if (!before || !now || before.user_id !== now.user_id || before.active_role === now.active_role) return;
    // On another person's desk, and back, the banner shows it.
    if (before.isUserAccess === now.isUserAccess) onRoleSwitched(now);
  });
}

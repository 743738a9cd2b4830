import type { Actor, Right, RightsHolder, RoleGrant, User } from '@takhti/domain';
import { useSyncExternalStore } from 'react';
import { isOffered } from '../launch/is-offered.ts';
import { useUrlData } from '../launch/index.ts';
import { activeRoleOf, holderOf } from './flags.ts';
import { sessionStore } from './store.ts';
import type { SessionEnd } from './session-store.ts';

/** The logged-in user, or null. */
export function useOptionalUser(): User | null {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.state().session?.user ?? null);
}

/** How the last session of this tab ended, or null while there is one or has been none. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.state().ended);
}

/** Whether the server no longer takes the session, though nobody has been led to the login yet. */
export function useIsSessionRefused(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.state().isRefused === true);
}

export interface SessionView {
  readonly user: User;
  readonly role: RoleGrant;
  readonly holder: RightsHolder;
  /** The actor for the rules of the domain. */
  readonly actor: Actor & RightsHolder;
  /** Whether the person holds a right, by the predicate with which the server refuses; inside an LMS, whether it is offered there. */
  readonly can: (right: Right) => boolean;
}

/** The logged-in user and their role; only for pages behind the login. */
export function useSession(): SessionView {
  const user = useOptionalUser();
  if (!user) throw new Error('a page behind the login without a session');
  const urlData = useUrlData();
  const role = activeRoleOf(user);
  const holder = holderOf(user);
  const { user_id, institution_id, school_id } = user;
  return {
    user,
    role,
    holder,
    actor: { ...holder, user_id, institution_id, school_id },
    can: (right) => isOffered(holder, urlData, right),
  };
}

import { storedSessionName, type SessionTokens, type User } from '@takhti/domain';
import { readStored, type StoredSession } from './stored-session.ts';

/** How the last session of this tab ended. */
export interface SessionEnd {
  /** It expired, rather than that somebody logged out: the login page says so. */
  readonly hasExpired: boolean;
  readonly user_id: string | null;
}

interface State {
  readonly session: StoredSession | null;
  readonly ended: SessionEnd | null;
  /** The server no longer takes the session, as a call in the background found out; until it is renewed or ended. */
  readonly isRefused?: true;
}

export interface SessionStore {
  state(): State;
  logIn(tokens: SessionTokens, user: User): void;
  renew(tokens: SessionTokens): void;
  updateUser(user: User): void;
  /** Notes that the server no longer takes the session; true the first time. */
  refuse(): boolean;
  /** Ends the session in all tabs. */
  end(how: 'logged_out' | 'expired'): void;
  /** Reads what another tab may have written. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

interface Ports {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now(): number;
}

/** Keeps the one session of this browser profile. */
export function makeSessionStore({ storage, now }: Ports): SessionStore {
  const listeners = new Set<() => void>();
  let text = storage.getItem(storedSessionName);
  let state = stateOf(text, null);

  function stateOf(stored: string | null, ended: SessionEnd | null): State {
    const session = readStored(stored, now());
    if (session === 'too_old') return { session: null, ended: { hasExpired: true, user_id: null } };
    return session === 'absent' ? { session: null, ended } : { session, ended: null };
  }

  function set(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function write(session: StoredSession): void {
    text = JSON.stringify(session);
    storage.setItem(storedSessionName, text);
    set({ session, ended: null });
  }

  function endOf(hasExpired: boolean): SessionEnd | null {
    return state.session ? { hasExpired, user_id: state.session.user.user_id } : state.ended;
  }

  if (text !== null && !state.session) storage.removeItem(storedSessionName);

  return {
    state: () => state,
    logIn(tokens, user) {
      write({ ...tokens, user, logged_in_at: now(), refreshed_at: now() });
    },
    renew(tokens) {
      if (state.session) write({ ...state.session, ...tokens, refreshed_at: now() });
    },
    updateUser(user) {
      if (state.session) write({ ...state.session, user });
    },
    refuse() {
      if (!state.session || state.isRefused === true) return false;
      set({ ...state, isRefused: true });
      return true;
    },
    end(how) {
      text = null;
      storage.removeItem(storedSessionName);
      set({ session: null, ended: endOf(how === 'expired') });
    },
    reload() {
      const stored = storage.getItem(storedSessionName);
      if (stored === text) return;
      text = stored;
      set(stateOf(stored, endOf(false)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves when a session that the server refused is renewed or ended. */
export function refusalOver(store: Pick<SessionStore, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.state().isRefused === true) return;
      stop();
      resolve();
    });
  });
}

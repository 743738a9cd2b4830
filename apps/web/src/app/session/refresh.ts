import type { SessionTokens } from '@takhti/domain';
import type { SessionStore } from './session-store.ts';
import { msUntilRefresh } from './stored-session.ts';

interface Ports {
  readonly store: SessionStore;
  /** Makes the token/refresh call with the refresh token. */
  refresh(): Promise<SessionTokens>;
  /** Lets one tab at a time through. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>;
  isOnline(): boolean;
  /** Whether the server refused; false when it could not be reached. */
  isRefusal(error: unknown): boolean;
  now(): number;
}

export interface Refresher {
  /** Renews the session if that is due; every caller waits for the same renewal. */
  refreshIfDue(): Promise<void>;
  /** Renews it every 18 minutes from now on; returns the function that stops it. */
  start(): () => void;
}

/** A longer wait would be cut to 1 ms by browsers. */
const longestWaitMs = 2 ** 31 - 1;
const retryAfterMs = 30_000;

/**
 * Keeps a session alive. A refresh token is good for one use, so only one tab uses it and the others take what it wrote.
 * A refresh that fails while online ends the session, one that fails offline keeps it (C-550, C-551).
 */
export function makeRefresher(ports: Ports): Refresher {
  let underWay: Promise<void> | null = null;

  function isDue(): boolean {
    const { session } = ports.store.state();
    return session !== null && msUntilRefresh(session, ports.now()) === 0;
  }

  async function renew(): Promise<void> {
    await ports.alone(async () => {
      ports.store.reload();
      if (!isDue()) return;
      try {
        ports.store.renew(await ports.refresh());
      } catch (error) {
        if (ports.isOnline() && ports.isRefusal(error)) ports.store.end('expired');
      }
    });
  }

  function refreshIfDue(): Promise<void> {
    if (!isDue()) return Promise.resolve();
    underWay ??= renew().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    refreshIfDue,
    start() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const plan = (): void => {
        clearTimeout(timer);
        const { session } = ports.store.state();
        const wait = session && msUntilRefresh(session, ports.now());
        if (wait === null) return;
        timer = setTimeout(() => void refreshIfDue().finally(planAgain), Math.min(wait, longestWaitMs));
      };
      // A renewal that failed offline is tried again a little later, not at once and for ever.
      const planAgain = (): void => {
        if (isDue()) timer = setTimeout(plan, retryAfterMs);
        else plan();
      };
      plan();
      const unsubscribe = ports.store.subscribe(plan);
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}

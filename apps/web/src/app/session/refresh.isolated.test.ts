import { limits, type SessionTokens } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/failures.ts';
import { makeRefresher } from './refresh.ts';
import { makeSessionStore } from './session-store.ts';
import { fakeStorage, somebody } from './testing/somebody.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const now = (): number => Date.now();

// What the tabs of one browser share: storage, and a lock.
function browser() {
  const storage = fakeStorage();
  let turn: Promise<unknown> = Promise.resolve();
  let isOnline = true;
  const spent: string[] = [];
  let outcome: 'gives' | 'refuses' | 'is lost' = 'gives';

  function openTab(refresh_token = 'r0') {
    const store = makeSessionStore({ storage, now });
    if (!store.state().session) store.logIn({ session_id: 's0', refresh_token }, somebody());
    const refresher = makeRefresher({
      store,
      now,
      isOnline: () => isOnline,
      isRefusal: (error) => error instanceof CallError && error.kind === 'UNAUTHORIZED',
      alone: <Value>(work: () => Promise<Value>): Promise<Value> => {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      refresh: (): Promise<SessionTokens> => {
        spent.push(store.state().session?.refresh_token ?? 'none');
        if (outcome === 'refuses') return Promise.reject(new CallError('UNAUTHORIZED'));
        if (outcome === 'is lost') return Promise.reject(new CallError('NETWORK_ERROR'));
        return Promise.resolve({ session_id: `s${spent.length}`, refresh_token: `r${spent.length}` });
      },
    });
    return { store, refresher, stop: refresher.start() };
  }
  return {
    openTab,
    spent,
    answer: (next: typeof outcome) => void (outcome = next),
    goOffline: () => void (isOnline = false),
  };
}

test('C-548 the token is refreshed every 18 minutes', async () => {
  const { openTab, spent } = browser();
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms - 1);
  expect(spent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(spent).toEqual(['r0']);
  expect(tab.store.state().session).toMatchObject({ session_id: 's1', refresh_token: 'r1' });
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms);
  expect(spent).toEqual(['r0', 'r1']);
});

test('C-549 without a refresh token no refresh happens', async () => {
  const { openTab, spent } = browser();
  openTab('');
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms * 3);
  expect(spent).toEqual([]);
});

test('one of several tabs refreshes, and the others take what it was given', async () => {
  const { openTab, spent } = browser();
  const tabs = [openTab(), openTab(), openTab()];
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms);
  expect(spent).toEqual(['r0']);
  expect(tabs.map(({ store }) => store.state().session?.session_id)).toEqual(['s1', 's1', 's1']);
});

test('calls that find the session due wait for the same refresh', async () => {
  const { openTab, spent } = browser();
  const { refresher, stop } = openTab();
  stop();
  vi.setSystemTime(limits.token_refresh_ms);
  await Promise.all([refresher.refreshIfDue(), refresher.refreshIfDue(), refresher.refreshIfDue()]);
  expect(spent).toEqual(['r0']);
});

test('C-550 a refresh that is refused while online logs out', async () => {
  const { openTab, answer } = browser();
  const tab = openTab();
  answer('refuses');
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms);
  expect(tab.store.state()).toMatchObject({ session: null, ended: { hasExpired: true } });
});

test('C-551 a refresh that fails offline keeps the session, and is tried again', async () => {
  const { openTab, answer, goOffline, spent } = browser();
  const tab = openTab();
  answer('refuses');
  goOffline();
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms);
  expect(tab.store.state().session).not.toBeNull();
  answer('gives');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spent).toEqual(['r0', 'r0']);
  expect(tab.store.state().session?.session_id).toBe('s2');
});

test('a server that cannot be reached has refused nothing', async () => {
  const { openTab, answer } = browser();
  const tab = openTab();
  answer('is lost');
  await vi.advanceTimersByTimeAsync(limits.token_refresh_ms);
  expect(tab.store.state().session).not.toBeNull();
});

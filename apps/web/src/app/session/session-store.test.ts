import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { SessionSchema } from './session-schema.ts';
import { makeSessionStore, refusalOver, type SessionStore } from './session-store.ts';
import { msUntilRefresh } from './stored-session.ts';
import { fakeStorage, somebody } from './testing/somebody.ts';

const day = 86_400_000;
const tokens = { session_id: 's1', refresh_token: 'r1' };

function clockAt(start: number): { now: () => number; pass: (ms: number) => void } {
  let time = start;
  return { now: () => time, pass: (ms) => void (time += ms) };
}

test('a login is there again after a reload, to the last field', () => {
  const storage = fakeStorage();
  const clock = clockAt(1_000);
  makeSessionStore({ storage, ...clock }).logIn(tokens, somebody());
  const { session } = makeSessionStore({ storage, ...clock }).state();
  expect(session?.user).toEqual(somebody());
  expect(SessionSchema.safeParse(session).success).toBe(true);
});

test('C-546 C-547 a stored login of 31 days is rejected, one of 29 is accepted', () => {
  const storage = fakeStorage();
  const clock = clockAt(0);
  makeSessionStore({ storage, ...clock }).logIn(tokens, somebody());
  clock.pass(29 * day);
  expect(makeSessionStore({ storage, ...clock }).state().session).not.toBeNull();
  clock.pass(2 * day);
  const late = makeSessionStore({ storage, ...clock });
  expect(late.state()).toMatchObject({ session: null, ended: { hasExpired: true } });
  expect(storage.getItem('takhti.session')).toBeNull();
});

test.each(['no json', '{}', '{"session_id":"s","user":{}}', 'null'])(
  'a malformed session is ignored: %s',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('takhti.session', text);
    expect(makeSessionStore({ storage, now: () => 0 }).state()).toEqual({ session: null, ended: null });
  },
);

test('logging out in one tab logs out the others', () => {
  const storage = fakeStorage();
  const [one, other] = [
    makeSessionStore({ storage, now: () => 0 }),
    makeSessionStore({ storage, now: () => 0 }),
  ];
  one.logIn(tokens, somebody());
  other.reload();
  expect(other.state().session?.session_id).toBe('s1');
  one.end('logged_out');
  other.reload();
  expect(other.state()).toEqual({ session: null, ended: { hasExpired: false, user_id: somebody().user_id } });
});

test('C-543 a switched role is kept, with its user, and told to who listens', () => {
  const store = makeSessionStore({ storage: fakeStorage(), now: () => 0 });
  store.logIn(tokens, somebody());
  const seen: (string | undefined)[] = [];
  store.subscribe(() => seen.push(store.state().session?.user.active_role));
  store.updateUser(somebody({ active_role: 'cr3' }));
  expect(seen).toEqual(['cr3']);
});

test('renewing keeps the day of the login, so that it ends in its time', () => {
  const clock = clockAt(0);
  const store = makeSessionStore({ storage: fakeStorage(), ...clock });
  store.logIn(tokens, somebody());
  clock.pass(limits.token_refresh_ms);
  store.renew({ session_id: 's2', refresh_token: 'r2' });
  expect(store.state().session).toMatchObject({
    session_id: 's2',
    refresh_token: 'r2',
    logged_in_at: 0,
    refreshed_at: limits.token_refresh_ms,
  });
});

test('C-548 C-549 a refresh is due after 18 minutes, and never without a refresh token', () => {
  expect(msUntilRefresh({ refresh_token: 'r', refreshed_at: 0 }, 60_000)).toBe(17 * 60_000);
  expect(msUntilRefresh({ refresh_token: 'r', refreshed_at: 0 }, 18 * 60_000)).toBe(0);
  expect(msUntilRefresh({ refresh_token: '', refreshed_at: 0 }, 18 * 60_000)).toBeNull();
});

test('a refusal is over when the session is renewed, and when it ends', async () => {
  for (const settle of [
    (store: SessionStore) => store.renew(tokens),
    (store: SessionStore) => store.end('expired'),
  ]) {
    const store = makeSessionStore({ storage: fakeStorage(), ...clockAt(0) });
    store.logIn(tokens, somebody());
    store.refuse();
    let isOver = false;
    const over = refusalOver(store).then(() => {
      isOver = true;
    });
    store.refuse();
    await Promise.resolve();
    expect(isOver).toBe(false);
    settle(store);
    await over;
  }
});

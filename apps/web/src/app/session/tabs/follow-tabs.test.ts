import type { User } from '@takhti/domain';
import { expect, test } from 'vitest';
import { followTabs } from './follow-tabs.ts';
import { makeSessionStore } from '../session-store.ts';
import { fakeStorage, somebody } from '../testing/somebody.ts';

const tokens = { session_id: 's', refresh_token: 'r' };
const now = (): number => 1;

/** Two tabs of one browser; gives the roles of which the second was told after the first did something. */
function broadcastAfter(act: (first: ReturnType<typeof makeSessionStore>) => void): string[] {
  const storage = fakeStorage();
  const first = makeSessionStore({ storage, now });
  first.logIn(tokens, somebody());
  const tab = new EventTarget();
  const told: User[] = [];
  const second = makeSessionStore({ storage, now });
  followTabs({ store: second, tab, onRoleSwitched: (user) => told.push(user) });
  act(first);
  tab.dispatchEvent(new Event('storage'));
  expect(second.state().session).toEqual(first.state().session);
  return told.map(({ active_role }) => active_role);
}

test('a role that is switched in one tab holds in the other, which is told', () => {
  expect(broadcastAfter((first) => first.updateUser(somebody({ active_role: 'cr1' })))).toEqual(['cr1']);
});

test('a renewed session, another name, a desk, a logout and another person need no such words', () => {
  expect(broadcastAfter((first) => first.renew({ session_id: 's2', refresh_token: 'r2' }))).toEqual([]);
  expect(broadcastAfter((first) => first.updateUser(somebody({ full_name: 'Amina Y.' })))).toEqual([]);
  const desk = somebody({ active_role: 'cr1', isUserAccess: 1 });
  expect(broadcastAfter((first) => first.updateUser(desk))).toEqual([]);
  expect(broadcastAfter((first) => first.end('logged_out'))).toEqual([]);
  const other = somebody({ user_id: '22222222-2222-4222-8222-222222222222', active_role: 'cr1' });
  expect(broadcastAfter((first) => first.logIn(tokens, other))).toEqual([]);
});

import type { User } from '@takhti/domain';
import { expect, test } from 'vitest';
import { makeStateFollower, noticeOf } from './follow-state.ts';
import { makeSessionStore } from '../session-store.ts';
import { fakeStorage, somebody } from '../testing/somebody.ts';

const tokens = { session_id: 's', refresh_token: 'r' };

function open(answer: () => Promise<User>) {
  let now = 1;
  const store = makeSessionStore({ storage: fakeStorage(), now: () => (now += 1) });
  store.logIn(tokens, somebody());
  const changes: string[] = [];
  let asked = 0;
  const follow = makeStateFollower({
    store,
    read: () => {
      asked += 1;
      return answer();
    },
    onChanged: (before, after) => void changes.push(`${before.active_role} to ${after.active_role}`),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { store, follow, changes, settle, asked: () => asked };
}

const changed = somebody({ session_state: '2.cr1', active_role: 'cr1' });

test('an answer that tells another state brings the person up to date, however many tell it at once', async () => {
  const { store, follow, changes, settle, asked } = open(() => Promise.resolve(changed));
  follow('1.cd');
  expect(asked()).toBe(0);
  for (let i = 0; i < 5; i += 1) follow('2.cr1');
  await settle();
  expect(store.state().session?.user).toEqual(changed);
  expect(changes).toEqual(['cd to cr1']);
  expect(asked()).toBe(1);
  follow('2.cr1');
  expect(asked()).toBe(1);
});

test('if the session cannot be fetched now, it is fetched with the next answer', async () => {
  const answers = [Promise.reject(new Error('lost')), Promise.resolve(changed)];
  const { store, follow, settle } = open(
    () => answers.shift() ?? Promise.reject(new Error('no answer left')),
  );
  follow('2.cr1');
  await settle();
  expect(store.state().session?.user.active_role).toBe('cd');
  follow('2.cr1');
  await settle();
  expect(store.state().session?.user.active_role).toBe('cr1');
});

test('an answer for a login that is over changes nobody else', async () => {
  const { store, follow, changes, settle } = open(() => Promise.resolve(changed));
  follow('2.cr1');
  store.logIn(tokens, somebody({ username: 'another' }));
  await settle();
  expect(store.state().session?.user.username).toBe('another');
  expect(changes).toEqual([]);
});

test('a person is told of other rights and of the end of a visit, not of a mended name', () => {
  const plain = somebody();
  expect(noticeOf(plain, somebody({ full_name: 'Amina Yusufzai' }))).toBeNull();
  expect(noticeOf(plain, somebody({ roles: 'cd' }))).toBe('rights_changed');
  expect(noticeOf(plain, somebody({ grades_access: '4' }))).toBe('rights_changed');
  expect(noticeOf(somebody({ isUserAccess: 1 }), plain)).toBe('desk_left');
});

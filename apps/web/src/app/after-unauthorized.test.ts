import { expect, test } from 'vitest';
import { afterUnauthorized } from './after-unauthorized.ts';
import { redirectOf } from './routing/guards.ts';

function doneWhere(isLms: boolean): string[] {
  const done: string[] = [];
  afterUnauthorized({
    urlData: { isLms },
    endSession: () => done.push('ended as expired'),
    goBack: () => done.push('history.back'),
  });
  return done;
}

test('C-997 C-998 inside an LMS the session ends and the app goes back in history', () => {
  expect(doneWhere(true)).toEqual(['ended as expired', 'history.back']);
});

test('C-998 C-1000 C-1001 outside an LMS the session ends, and its page leads to the main route', () => {
  expect(doneWhere(false)).toEqual(['ended as expired']);
  const visit = { access: 'session', isLoggedIn: false, isUnconfirmed: false, hasEnded: true } as const;
  expect(redirectOf({ ...visit, pathname: '/content' })).toBe('/');
});

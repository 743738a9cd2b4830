import { describe, expect, test } from 'vitest';
import { redirectOf } from './guards.ts';

const loggedOut = { isLoggedIn: false, isUnconfirmed: false, hasEnded: false };
const loggedIn = { isLoggedIn: true, isUnconfirmed: false, hasEnded: false };
const unconfirmed = { ...loggedIn, isUnconfirmed: true };

describe('without a login', () => {
  test.each(['/dashboard', '/dashboard/draft', '/dashboard/mcq', '/dashboard/nowhere'])(
    'C-074 %s leads to the login',
    (pathname) => {
      expect(redirectOf({ access: 'session', pathname, ...loggedOut })).toBe('/');
      expect(redirectOf({ access: 'unknown', pathname, ...loggedOut })).toBe('/');
    },
  );

  test.each(['/content', '/switch-role', '/dashboards'])('C-075 %s leads to NotFound', (pathname) => {
    expect(redirectOf({ access: 'session', pathname, ...loggedOut })).toBe('/NotFound');
  });

  test('C-050 C-051 C-058 the public pages and the login open', () => {
    expect(redirectOf({ access: 'public', pathname: '/NotFound', ...loggedOut })).toBeNull();
    expect(redirectOf({ access: 'public', pathname: '/close', ...loggedOut })).toBeNull();
    expect(redirectOf({ access: 'logged_out', pathname: '/', ...loggedOut })).toBeNull();
  });

  test('C-541 a session that ended leads to the login from wherever it was', () => {
    expect(redirectOf({ ...loggedOut, access: 'session', pathname: '/content', hasEnded: true })).toBe('/');
  });
});

describe('with a login', () => {
  test('C-056 the login leads to the dashboard', () => {
    expect(redirectOf({ access: 'logged_out', pathname: '/', ...loggedIn })).toBe('/dashboard');
  });

  test('pages open', () => {
    expect(redirectOf({ access: 'session', pathname: '/dashboard/draft', ...loggedIn })).toBeNull();
  });

  test.each(['/abcxyz', '/dashboard/nowhere', '/users'])(
    'C-076 %s, which is no page, leads to NotFound',
    (pathname) => {
      expect(redirectOf({ access: 'unknown', pathname, ...loggedIn })).toBe('/NotFound');
    },
  );
});

describe('before the address is confirmed', () => {
  test.each(['logged_out', 'session', 'unknown'] as const)('every page for %s leads to the one', (access) => {
    expect(redirectOf({ access, pathname: '/dashboard', ...unconfirmed })).toBe('/confirm');
  });

  test('the page itself opens', () => {
    expect(redirectOf({ access: 'public', pathname: '/confirm', ...unconfirmed })).toBeNull();
  });
});

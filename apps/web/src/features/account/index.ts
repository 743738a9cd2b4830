import { redirect, type RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { sessionStore } from '../../app/session/index.ts';
import { loadTexts } from '../../i18n/index.ts';

async function loadLoginPage() {
  // The message of an expired session is the one of its problem.
  if (sessionStore.state().ended?.hasExpired === true) await loadTexts(['problems']);
  return import('./login/login-page.tsx');
}

/** Open to everybody. */
export const publicRoutes: readonly RouteObject[] = [
  page({
    path: '/NotFound',
    title: 'common:not_found.title',
    back: null,
    texts: [],
    load: () => import('./not-found-page.tsx'),
  }),
  page({
    path: '/confirm',
    title: 'account:titles.confirm',
    back: null,
    texts: ['account'],
    load: () => import('./confirm/confirm-page.tsx'),
  }),
  page({
    path: '/close',
    title: 'account:titles.close',
    back: null,
    texts: ['account'],
    load: () => import('./close-page.tsx'),
  }),
];

/** Open to those who are not logged in. */
export const loggedOutRoutes: readonly RouteObject[] = [
  page({
    path: '/',
    title: 'account:titles.login',
    back: null,
    texts: ['account'],
    isFirst: true,
    load: loadLoginPage,
  }),
  // An address that people type to find the login.
  { path: '/login', loader: ({ request }) => redirect(`/${new URL(request.url).search}`) },
  page({
    path: '/signUp',
    title: 'account:titles.sign_up',
    back: null,
    texts: ['account'],
    load: () => import('./login/sign-up-page.tsx'),
  }),
  page({
    path: '/forgot-password',
    title: 'account:titles.forgot',
    back: null,
    texts: ['account'],
    load: () => import('./passwords/forgot-password-page.tsx'),
  }),
  page({
    path: '/recover',
    title: 'account:titles.recover',
    back: null,
    texts: ['account'],
    load: () => import('./passwords/recover-page.tsx'),
  }),
];

/** The pages of this feature below the login. */
export const accountRoutes: readonly RouteObject[] = [
  page({
    path: '/switch-role',
    title: 'account:titles.switch_role',
    back: '/dashboard',
    texts: ['account'],
    load: () => import('./login/switch-role-page.tsx'),
  }),
  page({
    path: '/change-password',
    title: 'account:titles.change_password',
    back: '/dashboard',
    texts: ['account'],
    load: () => import('./passwords/change-password-page.tsx'),
  }),
  page({
    path: '/profile',
    title: 'profile:title',
    back: '/dashboard',
    texts: ['profile', 'account', 'people', 'notifications'],
    load: () => import('./profile/profile-page.tsx'),
  }),
];

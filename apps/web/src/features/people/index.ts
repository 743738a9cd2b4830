import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';

export { DeskBanner } from './desk-banner.tsx';

/** People of an institution, as administrators manage them, and the desks of content developers. */
export const peopleRoutes: readonly RouteObject[] = [
  page({
    path: '/users',
    title: 'people:titles.users',
    back: '/dashboard',
    texts: ['people', 'imports'],
    load: () => import('./list/users-page.tsx'),
  }),
  page({
    path: '/users/add',
    title: 'people:titles.add',
    back: '/users',
    texts: ['people'],
    load: () => import('./form/add-page.tsx'),
  }),
  page({
    path: '/users/edit',
    title: 'people:titles.edit',
    back: '/users',
    texts: ['people'],
    load: () => import('./form/edit-page.tsx'),
  }),
  page({
    path: '/content-developers',
    title: 'people:titles.developers',
    back: '/dashboard',
    texts: ['people'],
    load: () => import('./developers/developers-page.tsx'),
  }),
];

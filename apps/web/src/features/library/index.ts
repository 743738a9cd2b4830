import type { RouteObject } from 'react-router';
import { page } from '../../app/page.ts';

/** The pages of this feature, below the login. */
export const libraryRoutes: readonly RouteObject[] = [
  page({
    path: '/content',
    title: 'library:title',
    back: '/dashboard',
    texts: ['library', 'actions', 'review', 'editor', 'assessments'],
    load: () => import('./library-page.tsx'),
  }),
];

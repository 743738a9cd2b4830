import type { RouteObject } from 'react-router';
import { shelfIn, shelfPages } from '../../app/routing/content-paths.ts';
import { page } from '../../app/routing/page.ts';

export { useDurationWords } from './timer/use-duration-words.ts';

/** The pages of this feature, below the login. */
export const assessmentsRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/assessment/edit',
    title: 'assessments:titles.edit',
    back: '/dashboard',
    texts: ['assessments', 'editor', 'review', 'skills', 'actions'],
    isEditor: true,
    load: () => import('./edit-page.tsx'),
  }),
  page({
    path: '/content/assessment/preview',
    title: 'assessments:titles.preview',
    back: (query) => shelfPages[shelfIn(query)],
    texts: ['assessments', 'editor', 'review', 'actions'],
    load: () => import('./preview-page.tsx'),
  }),
];

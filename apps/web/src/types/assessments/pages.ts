import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { shelfIn, shelfPages } from '../../app/routing/shelves.ts';
import { assessmentPaths } from './paths.ts';

export const assessmentPages: readonly RouteObject[] = [
  page({
    path: assessmentPaths.editor,
    title: 'assessments:titles.edit',
    back: '/dashboard',
    texts: ['assessments', 'editor', 'review', 'skills', 'actions'],
    isEditor: true,
    load: () => import('./edit-page.tsx'),
  }),
  page({
    path: assessmentPaths.preview,
    title: 'assessments:titles.preview',
    back: (query) => shelfPages[shelfIn(query)],
    texts: ['assessments', 'editor', 'review', 'actions'],
    load: () => import('./preview-page.tsx'),
  }),
];

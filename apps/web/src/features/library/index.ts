import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { loadTexts } from '../../i18n/index.ts';

export { ContentFinder } from './finder/content-finder.tsx';
export { changeFilters, readFilters, searchOf, putFilters, type LibraryFilters } from './library-filters.ts';

const libraryTexts = [
  'library',
  'actions',
  'review',
  'editor',
  'assessments',
  'details',
  'skills',
  'lms',
  'many',
] as const;

/** The latest publications, for the home page; loaded with its texts. */
export const NewestContent = lazy(async () => {
  const [{ NewestContent: Newest }] = await Promise.all([
    import('./newest-content.tsx'),
    loadTexts(libraryTexts),
  ]);
  return { default: Newest };
});

/** Content that a class can play together, for the home page of teachers; loaded with its texts. */
export const LiveContent = lazy(async () => {
  const [{ LiveContent: Live }] = await Promise.all([import('./live-content.tsx'), loadTexts(libraryTexts)]);
  return { default: Live };
});

/** The pages of this feature, below the login. */
export const libraryRoutes: readonly RouteObject[] = [
  page({
    path: '/content',
    title: 'library:title',
    back: '/dashboard',
    texts: libraryTexts,
    load: () => import('./library-page.tsx'),
  }),
  page({
    path: '/content/schools-content',
    title: 'library:title',
    back: '/content',
    texts: libraryTexts,
    load: () => import('./library-page.tsx'),
  }),
  page({
    path: '/content/kp-content',
    title: 'library:own.title',
    back: '/dashboard',
    texts: libraryTexts,
    load: () => import('./own-content-page.tsx'),
  }),
  page({
    path: '/content/kp-content/select-skill',
    title: 'library:by_skill.title',
    back: '/content/kp-content',
    texts: ['library', 'skills'],
    load: () => import('./by-skill-page.tsx'),
  }),
  page({
    path: '/content/kp-content/preview',
    title: 'library:own.title',
    back: '/content/kp-content',
    texts: ['library'],
    load: () => import('./own-preview-page.tsx'),
  }),
  page({
    path: '/dashboard/kp-content/edit',
    title: 'library:own.title',
    back: '/content/kp-content',
    texts: ['library'],
    load: () => import('./own-edit-page.tsx'),
  }),
];

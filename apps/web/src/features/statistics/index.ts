import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';

// The table of routes is in the first load, the desk's card is not.
export const DoubtsCard = lazy(async () => ({ default: (await import('./doubts-card.tsx')).DoubtsCard }));

/** The pages of this feature, below the login. */
export const statisticsRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/statistics',
    title: 'statistics:title',
    back: '/dashboard',
    texts: ['statistics'],
    load: () => import('./statistics-page.tsx'),
  }),
  page({
    path: '/dashboard/results',
    title: 'statistics:results.title',
    back: '/dashboard',
    texts: ['statistics'],
    load: () => import('./results/results-page.tsx'),
  }),
];

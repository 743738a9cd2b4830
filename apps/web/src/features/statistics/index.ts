import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';

export { DoubtsCard } from './doubts-card.tsx';
export { StatisticsButton } from './statistics-button.tsx';

/** The page of this feature, below the login. */
export const statisticsRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/statistics',
    title: 'statistics:title',
    back: '/dashboard',
    texts: ['statistics'],
    load: () => import('./statistics-page.tsx'),
  }),
];

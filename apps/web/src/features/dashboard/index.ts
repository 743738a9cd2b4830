import type { ContentStatus } from '@takhti/domain';
import type { RouteObject } from 'react-router';
import { binPath } from '../../app/routing/bin-path.ts';
import { page } from '../../app/routing/page.ts';
import type { TextKey } from '../../i18n/index.ts';

// Every item of a list opens its details.
const detailsTexts = ['details', 'skills', 'assessments'] as const;

/** The list of each status: its address and its title. */
const lists: readonly { path: string; status: ContentStatus; title: TextKey }[] = [
  { path: '/dashboard/draft', status: 'd', title: 'common:sidebar.draft' },
  { path: '/dashboard/waiting-for-review', status: 'w', title: 'common:sidebar.waiting' },
  { path: '/dashboard/in-review', status: 'r', title: 'common:sidebar.in_review' },
  { path: '/dashboard/resubmission', status: 's', title: 'common:sidebar.resubmission' },
  { path: '/dashboard/approved', status: 'a', title: 'common:sidebar.approved' },
];

// One page asks for title, grade, subject and skill, under both of the specification's addresses.
const start = {
  title: 'dashboard:start.title',
  back: (query: URLSearchParams) => (query.has('container_id') ? '/dashboard' : '/dashboard/create'),
  texts: ['dashboard', 'skills'],
  load: () => import('./create/select-grade-subject-page.tsx'),
} as const;

/** The dashboard: its home, a list for each status, and the way to new content. */
export const dashboardRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard',
    title: 'common:sidebar.home',
    back: null,
    texts: ['dashboard', 'statistics', ...detailsTexts],
    load: () => import('./home/home-page.tsx'),
  }),
  ...lists.map(({ path, status, title }) =>
    page({
      path,
      title,
      back: '/dashboard',
      texts: ['dashboard', 'many', 'review', ...detailsTexts],
      load: async () => (await import('./status-page.tsx')).statusPages[status],
    }),
  ),
  page({
    path: binPath,
    title: 'dashboard:bin.title',
    back: '/dashboard/draft',
    texts: ['dashboard', 'actions'],
    load: () => import('./bin-page.tsx'),
  }),
  page({
    path: '/dashboard/create',
    title: 'dashboard:create.title',
    back: '/dashboard',
    texts: ['dashboard', 'palette'],
    load: () => import('./create/create-page.tsx'),
  }),
  page({
    path: '/dashboard/create-games',
    title: 'dashboard:create.games_title',
    back: '/dashboard/create',
    texts: ['dashboard'],
    load: () => import('./create/create-games-page.tsx'),
  }),
  page({ path: '/dashboard/select-grade-subject', ...start }),
  page({ path: '/dashboard/select-title-grade-topics', ...start }),
];

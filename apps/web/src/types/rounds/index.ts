import type { RouteObject } from 'react-router';
import { shelfIn, shelfPages } from '../../app/routing/content-paths.ts';
import { page } from '../../app/routing/page.ts';
import { siblingsOf } from './editor/siblings.tsx';

// Of a round the way back leads to all rounds, from there to the dashboard.
const backTo =
  (overview: string, home: string) =>
  (query: URLSearchParams): string => {
    if (!query.has('round')) return home;
    const next = new URLSearchParams(query);
    next.delete('round');
    return `${overview}?${next.toString()}`;
  };

/** The pages of this feature, below the login. One builder serves every game that is made of rounds (G-454). */
export const gamesRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/rumble-in-the-jumble/editor/:part?',
    title: 'games:titles.edit',
    back: backTo('/dashboard/rumble-in-the-jumble/editor', '/dashboard'),
    texts: ['games', 'game-cards', 'game-guideline', 'media', 'assessments', 'editor', 'review', 'actions'],
    isEditor: true,
    load: () => import('./editor/edit-page.tsx'),
  }),
  page({
    path: '/content/rumble-in-the-jumble/preview/:part?',
    title: 'games:titles.preview',
    back: (query) => backTo('/content/rumble-in-the-jumble/preview', shelfPages[shelfIn(query)])(query),
    texts: ['games', 'game-cards', 'game-guideline', 'media', 'assessments', 'editor', 'review', 'actions'],
    load: () => import('./preview-page.tsx'),
  }),
  ...siblingsOf('/dashboard/rumble-in-the-jumble'),
];

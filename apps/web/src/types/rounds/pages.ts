import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { shelfIn, shelfPages } from '../../app/routing/shelves.ts';
import { siblingsOf } from './editor/siblings.tsx';
import { roundsPaths } from './paths.ts';

// Of a round the way back leads to all rounds, from there to the dashboard.
const backTo =
  (overview: string, home: string) =>
  (query: URLSearchParams): string => {
    if (!query.has('round')) return home;
    const next = new URLSearchParams(query);
    next.delete('round');
    return `${overview}?${next.toString()}`;
  };

export const roundsPages: readonly RouteObject[] = [
  page({
    path: `${roundsPaths.editor}/:part?`,
    title: 'games:titles.edit',
    back: backTo(roundsPaths.editor, '/dashboard'),
    texts: ['games', 'game-cards', 'game-guideline', 'media', 'editor', 'review', 'actions'],
    isEditor: true,
    load: () => import('./editor/edit-page.tsx'),
  }),
  page({
    path: `${roundsPaths.preview}/:part?`,
    title: 'games:titles.preview',
    back: (query) => backTo(roundsPaths.preview, shelfPages[shelfIn(query)])(query),
    texts: ['games', 'game-cards', 'game-guideline', 'media', 'editor', 'review', 'actions'],
    load: () => import('./preview-page.tsx'),
  }),
  ...siblingsOf('/dashboard/rumble-in-the-jumble'),
];

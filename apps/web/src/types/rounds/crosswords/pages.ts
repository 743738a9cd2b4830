import type { RouteObject } from 'react-router';
import { page } from '../../../app/routing/page.ts';
import { libraryTabIn, libraryTabPages } from '../../../app/routing/library-tabs.ts';
import { crosswordPaths, wordsPath } from './paths.ts';

const texts = ['crosswords', 'games', 'game-guideline', 'media', 'editor', 'review', 'actions'] as const;
const title = 'common:types.crossword';

export const crosswordPages: readonly RouteObject[] = [
  page({
    path: crosswordPaths.editor,
    title,
    back: '/dashboard',
    texts,
    isEditor: true,
    load: () => import('./editor/edit-page.tsx'),
  }),
  page({
    path: wordsPath,
    title: 'crosswords:words.title',
    back: (query) => `${crosswordPaths.editor}?${query.toString()}`,
    texts,
    isEditor: true,
    load: () => import('./editor/words-page.tsx'),
  }),
  page({
    path: crosswordPaths.preview,
    title,
    back: (query) => libraryTabPages[libraryTabIn(query)],
    texts,
    load: () => import('./preview-page.tsx'),
  }),
];

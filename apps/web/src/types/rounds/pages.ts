import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { libraryTabIn, libraryTabPages } from '../../app/routing/library-tabs.ts';
import { crosswordPaths } from './crosswords/paths.ts';
import { siblingsOf } from './editor/siblings.tsx';
import type { TypePaths } from '../web-type.ts';
import { builderPaths, makingPaths, paperPaths, roundsPaths } from './paths.ts';

// Of a round the way back leads to all rounds, from there to the dashboard.
const backTo =
  (overview: string, home: string) =>
  (query: URLSearchParams): string => {
    if (!query.has('round')) return home;
    const next = new URLSearchParams(query);
    next.delete('round');
    return `${overview}?${next.toString()}`;
  };

// What was looked at before it was printed.
function backToPreview(query: URLSearchParams): string {
  const previews: Readonly<Record<string, TypePaths>> = { ...roundsPaths, crossword: crosswordPaths };
  const preview = previews[query.get('content_type') ?? '']?.preview;
  return preview === undefined ? '/content' : `${preview}?${query.toString()}`;
}

const texts = ['games', 'game-cards', 'game-guideline', 'media', 'editor', 'review', 'actions'] as const;

const pagesOf = ({ editor, preview }: TypePaths): RouteObject[] => [
  page({
    path: `${editor}/:part?`,
    title: 'games:titles.edit',
    back: backTo(editor, '/dashboard'),
    texts,
    isEditor: true,
    load: () => import('./editor/edit-page.tsx'),
  }),
  page({
    path: `${preview}/:part?`,
    title: 'games:titles.preview',
    back: (query) => backTo(preview, libraryTabPages[libraryTabIn(query)])(query),
    texts,
    load: () => import('./preview-page.tsx'),
  }),
  ...siblingsOf(editor),
];

export const roundsPages: readonly RouteObject[] = [
  page({
    path: makingPaths.page,
    title: 'making:title',
    back: (query) => (query.has('container_id') ? '/dashboard' : '/dashboard/create-games'),
    texts: ['making', 'games', 'skills', 'editor', 'dashboard'],
    load: () => import('./making/make-page.tsx'),
  }),
  page({
    path: paperPaths.page,
    title: 'games:paper',
    back: backToPreview,
    texts: ['games'],
    load: () => import('./paper/paper-page.tsx'),
  }),
  ...builderPaths.flatMap(pagesOf),
  ...siblingsOf(roundsPaths.jungle_gym_primary.editor, '/dashboard/jungle_gym_primary'),
];

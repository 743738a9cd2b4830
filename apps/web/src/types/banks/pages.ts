import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { shelfIn, shelfPages } from '../../app/routing/shelves.ts';
import { bankPaths } from './paths.ts';

const texts = ['questions', 'imports', 'editor', 'review', 'skills', 'assessments', 'actions'] as const;

export const bankPages: readonly RouteObject[] = [
  page({
    path: bankPaths.editor,
    title: 'questions:titles.bank',
    back: '/dashboard',
    texts,
    load: () => import('./bank/bank-page.tsx'),
    isEditor: true,
  }),
  page({
    path: bankPaths.question,
    title: 'questions:titles.question',
    back: (query) => bankOf(query),
    texts,
    load: () => import('./question/question-page.tsx'),
    isEditor: true,
  }),
  page({
    path: bankPaths.preview,
    title: 'questions:titles.preview',
    back: (query) => shelfPages[shelfIn(query)],
    texts,
    load: () => import('./preview/preview-page.tsx'),
  }),
];

// What was searched and which page was open in the bank comes back with it.
function bankOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('content_id');
  return `${bankPaths.editor}?${kept.toString()}`;
}

import type { RouteObject } from 'react-router';
import { shelfIn, shelfPages } from '../../app/routing/content-paths.ts';
import { page } from '../../app/routing/page.ts';

const texts = ['questions', 'imports', 'editor', 'review', 'skills', 'assessments', 'actions'] as const;

/** The pages of question banks, below the login. */
export const questionsRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/mcq',
    title: 'questions:titles.bank',
    back: '/dashboard',
    texts,
    load: () => import('./bank/bank-page.tsx'),
    isEditor: true,
  }),
  page({
    path: '/dashboard/mcq/edit',
    title: 'questions:titles.question',
    back: (query) => bankOf('/dashboard/mcq', query),
    texts,
    load: () => import('./question/question-page.tsx'),
    isEditor: true,
  }),
  page({
    path: '/content/mcq/preview',
    title: 'questions:titles.preview',
    back: (query) => shelfPages[shelfIn(query)],
    texts,
    load: () => import('./preview/preview-page.tsx'),
  }),
];

// What was searched and which page was open in the bank comes back with it.
function bankOf(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('content_id');
  return `${path}?${kept.toString()}`;
}

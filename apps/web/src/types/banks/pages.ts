import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { libraryTabIn, libraryTabPages } from '../../app/routing/library-tabs.ts';
import { bankFormOf, bankPathsOf, bankTypes, type BankForm, type BankType } from './paths.ts';
import { bankTitlesOf } from './titles.ts';

const texts = ['questions', 'imports', 'editor', 'review', 'skills', 'actions'] as const;

const bank = {
  editor: () => import('./bank/bank-page.tsx'),
  preview: () => import('./preview/preview-page.tsx'),
};

const loads = {
  bank,
  // Types with more than questions have pages of their own; their questions have the same.
  article: {
    editor: () => import('./article/article-page.tsx'),
    preview: () => import('./article/preview-page.tsx'),
  },
} as const satisfies Record<BankForm, typeof bank>;

function pagesOf(type: BankType): readonly RouteObject[] {
  const paths = bankPathsOf(type);
  const titles = bankTitlesOf(type);
  const { editor, preview } = loads[bankFormOf(type)];
  return [
    page({
      path: paths.editor,
      title: titles.editor,
      back: '/dashboard',
      texts,
      load: editor,
      isEditor: true,
    }),
    page({
      path: paths.question,
      title: 'questions:titles.question',
      back: (query) => backToBank(paths.editor, query),
      texts,
      load: () => import('./question/question-page.tsx'),
      isEditor: true,
    }),
    page({
      path: paths.preview,
      title: titles.preview,
      back: (query) => libraryTabPages[libraryTabIn(query)],
      texts,
      load: preview,
    }),
    page({
      path: paths.paper,
      title: 'questions:paper.title',
      back: (query) => backToBank(paths.preview, query),
      texts,
      load: () => import('./paper/paper-page.tsx'),
    }),
    page({
      path: paths.library,
      title: 'library:title',
      back: '/dashboard',
      texts: ['library'],
      load: () => import('./library-page.tsx'),
    }),
  ];
}

/** The pages of everything that holds questions. */
export const bankPages: readonly RouteObject[] = bankTypes.flatMap(pagesOf);

// Returning restores the search and the page of the bank.
function backToBank(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('content_id');
  return `${path}?${kept.toString()}`;
}

import type { QuestionKind } from '@takhti/domain';
import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { shelfIn, shelfPages } from '../../app/routing/shelves.ts';
import { bankKinds, bankPathsOf } from './paths.ts';

const texts = ['questions', 'imports', 'editor', 'review', 'skills', 'actions'] as const;

function pagesOf(kind: QuestionKind): readonly RouteObject[] {
  const paths = bankPathsOf(kind);
  return [
    page({
      path: paths.editor,
      title: 'questions:titles.bank',
      back: '/dashboard',
      texts,
      load: () => import('./bank/bank-page.tsx'),
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
      title: 'questions:titles.preview',
      back: (query) => shelfPages[shelfIn(query)],
      texts,
      load: () => import('./preview/preview-page.tsx'),
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

/** The pages of banks of every kind of questions. */
export const bankPages: readonly RouteObject[] = bankKinds.flatMap(pagesOf);

// What was searched and which page was open in the bank comes back with it.
function backToBank(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('content_id');
  return `${path}?${kept.toString()}`;
}

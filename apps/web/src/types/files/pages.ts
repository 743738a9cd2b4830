import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { shelfIn, shelfPages } from '../../app/routing/shelves.ts';
import type { TextKey } from '../../i18n/index.ts';
import type { TypePaths } from '../web-type.ts';
import { lessonPlanPaths } from './lesson-plan/paths.ts';
import { linkPaths } from './link/paths.ts';

type Load = Parameters<typeof page>[0]['load'];

const texts = ['files', 'skills', 'editor', 'review', 'actions'] as const;

function pagesOf(paths: TypePaths, title: TextKey, load: { editor: Load; preview: Load }): RouteObject[] {
  return [
    page({ path: paths.editor, title, back: '/dashboard', texts, isEditor: true, load: load.editor }),
    page({
      path: paths.preview,
      title,
      back: (query) => shelfPages[shelfIn(query)],
      texts,
      load: load.preview,
    }),
  ];
}

export const filesPages: readonly RouteObject[] = [
  ...pagesOf(lessonPlanPaths, 'common:types.lesson_plan', {
    editor: () => import('./lesson-plan/edit-page.tsx'),
    preview: () => import('./lesson-plan/preview-page.tsx'),
  }),
  ...pagesOf(linkPaths, 'common:types.link', {
    editor: () => import('./link/edit-page.tsx'),
    preview: () => import('./link/preview-page.tsx'),
  }),
];

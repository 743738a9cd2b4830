import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { treePathOf } from './addresses.ts';

/** The pages on which an institution keeps its tree of skills. */
export const curriculumRoutes: readonly RouteObject[] = [
  page({
    path: '/skills',
    title: 'curriculum:titles.tree',
    back: '/dashboard',
    texts: ['curriculum', 'skills', 'imports'],
    load: () => import('./tree/tree-page.tsx'),
  }),
  page({
    path: '/skills/add',
    title: 'curriculum:titles.add',
    back: treePathOf,
    texts: ['curriculum', 'skills'],
    load: () => import('./form/add-page.tsx'),
  }),
  page({
    path: '/skills/edit',
    title: 'curriculum:titles.edit',
    back: treePathOf,
    texts: ['curriculum', 'skills'],
    load: () => import('./form/edit-page.tsx'),
  }),
];

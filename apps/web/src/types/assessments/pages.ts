import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { libraryTabIn, libraryTabPages } from '../../app/routing/library-tabs.ts';
import { assessmentPaths, manageSkillsPaths } from './paths.ts';

const editTexts = ['assessments', 'editor', 'review', 'skills', 'actions', 'questions'] as const;

// The same page as the editor: what was changed there is not lost on the way.
const manageSkills = (path: string): RouteObject =>
  page({
    path,
    title: 'assessments:titles.skills',
    back: (query) => `${assessmentPaths.editor}?${query.toString()}`,
    texts: editTexts,
    isEditor: true,
    load: () => import('./edit-page.tsx'),
  });

export const assessmentPages: readonly RouteObject[] = [
  page({
    path: assessmentPaths.editor,
    title: 'assessments:titles.edit',
    back: '/dashboard',
    texts: editTexts,
    isEditor: true,
    load: () => import('./edit-page.tsx'),
  }),
  manageSkills(manageSkillsPaths.ofTest),
  manageSkills(manageSkillsPaths.ofExam),
  page({
    path: assessmentPaths.preview,
    title: 'assessments:titles.preview',
    back: (query) => libraryTabPages[libraryTabIn(query)],
    texts: ['assessments', 'editor', 'review', 'actions', 'questions'],
    load: () => import('./preview-page.tsx'),
  }),
];

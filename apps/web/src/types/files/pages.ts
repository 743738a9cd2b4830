import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { libraryTabIn, libraryTabPages } from '../../app/routing/library-tabs.ts';
import type { Namespace, TextKey } from '../../i18n/index.ts';
import type { TypePaths } from '../web-type.ts';
import { aiBotPaths } from './ai-bot/paths.ts';
import { assignmentPaths, rubricPaths, type RubricPage } from './assignment/paths.ts';
import { competitionPaths, rewardPaths } from './competition/paths.ts';
import { documentPaths } from './document/paths.ts';
import { eBookPaths } from './e-book/paths.ts';
import { otherGamePaths } from './game/paths.ts';
import { htmlZipPaths } from './html-zip/paths.ts';
import { lessonPlanPaths } from './lesson-plan/paths.ts';
import { linkPaths } from './link/paths.ts';
import { videoPaths } from './video/paths.ts';
import { zipPaths } from './zip/paths.ts';

type Load = Parameters<typeof page>[0]['load'];

const filesTexts = ['files', 'library', 'skills', 'editor', 'review', 'actions'] as const;

const competitionTexts = [...filesTexts, 'competitions'] as const;

function pagesOf(
  paths: TypePaths,
  title: TextKey,
  load: { editor: Load; preview: Load },
  texts: readonly Namespace[] = filesTexts,
): RouteObject[] {
  return [
    page({ path: paths.editor, title, back: '/dashboard', texts, isEditor: true, load: load.editor }),
    page({
      path: paths.preview,
      title,
      back: (query) => libraryTabPages[libraryTabIn(query)],
      texts,
      load: load.preview,
    }),
  ];
}

const rubricLoads: Readonly<Record<RubricPage, Load>> = {
  createRubrics: () => import('./assignment/rubric/create-page.tsx'),
  savedRubrics: () => import('./assignment/rubric/saved-page.tsx'),
  previewRubrics: () => import('./assignment/rubric/mark-page.tsx'),
};

// Below the editor, and beside it where links of others lead (C-114).
const rubricRoutes = (Object.keys(rubricLoads) as RubricPage[]).flatMap((name) =>
  [rubricPaths[name], `/dashboard/assignment/${name}`].map((each) =>
    page({
      path: each,
      title: 'files:fields.rubric',
      back: (query) => `${assignmentPaths.editor}?${query.toString()}`,
      texts: filesTexts,
      isEditor: true,
      load: rubricLoads[name],
    }),
  ),
);

export const filesPages: readonly RouteObject[] = [
  ...pagesOf(
    aiBotPaths,
    'common:types.ai_bot',
    {
      editor: () => import('./ai-bot/edit-page.tsx'),
      preview: () => import('./ai-bot/preview-page.tsx'),
    },
    [...filesTexts, 'ai', 'media'],
  ),
  ...pagesOf(assignmentPaths, 'common:types.assignment', {
    editor: () => import('./assignment/edit-page.tsx'),
    preview: () => import('./assignment/preview-page.tsx'),
  }),
  ...rubricRoutes,
  ...pagesOf(lessonPlanPaths, 'common:types.lesson_plan', {
    editor: () => import('./lesson-plan/edit-page.tsx'),
    preview: () => import('./lesson-plan/preview-page.tsx'),
  }),
  ...pagesOf(
    competitionPaths,
    'common:types.competition',
    {
      editor: () => import('./competition/edit-page.tsx'),
      preview: () => import('./competition/preview-page.tsx'),
    },
    competitionTexts,
  ),
  page({
    path: rewardPaths.editor,
    title: 'competitions:reward.title',
    back: '/dashboard',
    texts: competitionTexts,
    isEditor: true,
    load: () => import('./competition/edit-page.tsx'),
  }),
  ...pagesOf(linkPaths, 'common:types.link', {
    editor: () => import('./link/edit-page.tsx'),
    preview: () => import('./link/preview-page.tsx'),
  }),
  ...pagesOf(videoPaths, 'common:types.video', {
    editor: () => import('./video/edit-page.tsx'),
    preview: () => import('./video/preview-page.tsx'),
  }),
  ...pagesOf(documentPaths, 'common:types.document', {
    editor: () => import('./document/edit-page.tsx'),
    preview: () => import('./document/preview-page.tsx'),
  }),
  ...pagesOf(eBookPaths, 'common:types.e_book', {
    editor: () => import('./e-book/edit-page.tsx'),
    preview: () => import('./e-book/preview-page.tsx'),
  }),
  ...pagesOf(zipPaths, 'common:types.zip', {
    editor: () => import('./zip/edit-page.tsx'),
    preview: () => import('./zip/preview-page.tsx'),
  }),
  ...pagesOf(htmlZipPaths, 'common:types.html_zip', {
    editor: () => import('./html-zip/edit-page.tsx'),
    preview: () => import('./html-zip/preview-page.tsx'),
  }),
  ...pagesOf(otherGamePaths, 'common:types.game', {
    editor: () => import('./game/edit-page.tsx'),
    preview: () => import('./game/preview-page.tsx'),
  }),
];

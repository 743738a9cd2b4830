import type { RouteObject } from 'react-router';
import { accountRoutes, loggedOutRoutes, publicRoutes } from '../../features/account/index.ts';
import { aiRoutes } from '../../features/ai/index.ts';
import { curriculumRoutes } from '../../features/curriculum/index.ts';
import { dashboardRoutes } from '../../features/dashboard/index.ts';
import { libraryRoutes } from '../../features/library/index.ts';
import { lmsRoutes, loadPickerGate, pickerRoutes } from '../../features/lms/index.ts';
import { peopleRoutes } from '../../features/people/index.ts';
import { skillsRoutes } from '../../features/skills/index.ts';
import { statisticsRoutes } from '../../features/statistics/index.ts';
import { yieldToMain } from '../../performance/yield-to-main.ts';
import { typePages } from '../../types/pages.ts';
import { BuiltPaths } from './built-paths.ts';
import { Guard } from './guard.tsx';
import { PageLoading, Root, RootError } from './root.tsx';

/** The pages that need a login, feature by feature, and those of the content types. */
const sessionRoutes: RouteObject[] = [
  ...dashboardRoutes,
  ...statisticsRoutes,
  ...skillsRoutes,
  ...curriculumRoutes,
  ...accountRoutes,
  ...typePages,
  ...libraryRoutes,
  ...lmsRoutes,
  ...aiRoutes,
  ...peopleRoutes,
];

const builtPaths: ReadonlySet<string> = new Set(
  sessionRoutes.flatMap(({ path }) => path?.replace(/\/:part\?$/, '') ?? []),
);

/** The picker is in the studio's frame, and asks for no login of its own. */
async function loadPicker() {
  const { PickerGate } = await loadPickerGate();
  const Component = () => (
    <BuiltPaths value={builtPaths}>
      <PickerGate />
    </BuiltPaths>
  );
  return { Component };
}

function Studio() {
  return (
    <BuiltPaths value={builtPaths}>
      <Guard access="session" />
    </BuiltPaths>
  );
}

/** In a task of its own, as the page that is loaded at the same time. */
async function loadShell() {
  await yieldToMain();
  return import('../shell/layout.tsx');
}

/**
 * Every address of the studio (specification, section 2). What is in no feature's list is NotFound, and the
 * shell links nothing that is not in this table.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: PageLoading,
    children: [
      { Component: () => <Guard access="public" />, children: [...publicRoutes] },
      { Component: () => <Guard access="logged_out" />, children: [...loggedOutRoutes] },
      {
        lazy: loadPicker,
        children: [{ lazy: loadShell, children: [...pickerRoutes] }],
      },
      {
        Component: Studio,
        children: [{ lazy: loadShell, children: sessionRoutes }],
      },
      { path: '*', Component: () => <Guard access="unknown" /> },
    ],
  },
];

import { accountRoutes } from './features/account/index.ts';
import { aiRoutes, botsRoutes } from './features/ai/index.ts';
import { assessmentsRoutes } from './types/assessments/index.ts';
import { articlesRoutes, competitionsRoutes } from './features/specified-calls/index.ts';
import { containersRoutes, locksRoutes } from './features/containers/index.ts';
import { curriculumRoutes } from './features/curriculum/index.ts';
import { collectionsRoutes, libraryRoutes } from './features/library/index.ts';
import { lmsRoutes } from './features/lms/index.ts';
import { notificationsRoutes } from './features/notifications/index.ts';
import { peopleRoutes } from './features/people/index.ts';
import { packagesRoutes, playersRoutes } from './features/players/index.ts';
import { provenanceRoutes } from './features/provenance/index.ts';
import { questionsRoutes } from './features/questions/index.ts';
import { makingRoutes } from './types/banks/index.ts';
import { reuseRoutes } from './features/reuse/index.ts';
import { reviewRoutes } from './features/review/index.ts';
import { referencesRoutes, rubricsRoutes } from './types/files/index.ts';
import { skillsRoutes } from './features/skills/index.ts';
import { statisticsRoutes } from './features/statistics/index.ts';
import { storageRoutes } from './features/storage/index.ts';
import { driveRoutes, uploadsRoutes } from './features/uploads/index.ts';
import type { Route } from './http/route.ts';
import { keepByType } from './types/registry.ts';

/** Every call, bound to what the server does with it. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...aiRoutes,
  ...botsRoutes,
  ...articlesRoutes,
  ...assessmentsRoutes,
  ...competitionsRoutes,
  ...containersRoutes(keepByType),
  ...curriculumRoutes,
  ...driveRoutes,
  ...collectionsRoutes,
  ...libraryRoutes,
  ...lmsRoutes,
  ...locksRoutes,
  ...notificationsRoutes,
  ...packagesRoutes,
  ...peopleRoutes,
  ...playersRoutes,
  ...provenanceRoutes,
  ...questionsRoutes,
  ...referencesRoutes,
  ...rubricsRoutes,
  ...makingRoutes(keepByType),
  ...reuseRoutes,
  ...reviewRoutes,
  ...skillsRoutes,
  ...statisticsRoutes,
  ...storageRoutes,
  ...uploadsRoutes,
];

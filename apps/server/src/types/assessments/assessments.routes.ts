import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { openAssessment, openPublishedAssessment } from './open-assessment.ts';
import { listPoolGroups } from './pools.queries.ts';
import { suggestAssessment } from './suggest-assessment.ts';
import { updateAssessment } from './update-assessment.ts';

export const assessmentsRoutes: readonly Route[] = [
  route(calls.openAssessment, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => openAssessment(tx, session, input.container_id)),
  ),

  route(calls.openLibraryAssessment, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => openPublishedAssessment(tx, session, input.content_id)),
  ),

  route(calls.updateAssessment, ({ input, session, services }) =>
    services.db.inTransaction((tx) => updateAssessment(tx, session, input)),
  ),

  route(calls.listAssessmentPools, async ({ input, session, services }) => {
    const { skill_ids, article_ids } = input;
    const records = await services.db.readOne((tx) =>
      listPoolGroups(tx, session.institution_id, skill_ids, article_ids),
    );
    return { records, total: records.length };
  }),

  route(calls.suggestAssessment, async ({ input, session, services: { db } }) => ({
    suggested: await db.inTransaction((tx) => suggestAssessment(tx, session, input)),
  })),
];

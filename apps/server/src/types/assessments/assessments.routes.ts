import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { openAssessment, openPublishedAssessment } from './open-assessment.ts';
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

  route(calls.suggestAssessment, async ({ input, session, services: { db } }) => ({
    suggested: await db.inTransaction((tx) => suggestAssessment(tx, session, input)),
  })),
];

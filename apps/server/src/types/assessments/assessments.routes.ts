import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { openAssessment } from './open-assessment.ts';
import { previewAssessment } from './preview-assessment.ts';
import { updateAssessment } from './update-assessment.ts';

export const assessmentsRoutes: readonly Route[] = [
  route(calls.openAssessment, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => openAssessment(tx, session, input.container_id)),
  ),

  route(calls.updateAssessment, ({ input, session, services }) =>
    services.db.inTransaction((tx) => updateAssessment(tx, session, input)),
  ),

  route(calls.previewAssessment, ({ input, session, services: { db, files } }) =>
    db.inReadTransaction((tx) => previewAssessment(tx, files, session, input)),
  ),
];

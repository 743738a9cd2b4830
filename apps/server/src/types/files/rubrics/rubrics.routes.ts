import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import {
  createRubric,
  deleteRubric,
  listOfAssignment,
  listRubrics,
  openRubric,
  updateRubric,
} from './rubrics.service.ts';

export const rubricsRoutes: readonly Route[] = [
  route(calls.listRubrics, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listRubrics(tx, session, input)),
  ),

  route(calls.createRubric, ({ input, session, services }) =>
    services.db.inTransaction((tx) => createRubric(tx, services.clock, session, input)),
  ),

  route(calls.updateRubric, ({ input, session, services }) =>
    services.db.inTransaction((tx) => updateRubric(tx, services.clock, session, input)),
  ),

  route(calls.openRubric, ({ input, session, services }) =>
    services.db.readOne((tx) => openRubric(tx, session, input.rubric_id)),
  ),

  route(calls.deleteRubric, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => deleteRubric(tx, services.clock, session, input.rubric_id));
    return {};
  }),

  route(calls.listRubricsOfAssignment, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listOfAssignment(tx, session, input.assignment_id)),
  ),
];

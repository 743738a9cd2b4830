import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { createCompetition, publishCompetition, updateCompetition } from './entity.ts';

export const competitionsRoutes: readonly Route[] = [
  route(calls.saveCompetition, ({ input, session, services }) =>
    services.db.inTransaction((tx) => createCompetition(tx, session, input)),
  ),

  route(calls.updateCompetition, ({ input, session, services }) =>
    services.db.inTransaction((tx) => updateCompetition(tx, session, input)),
  ),

  route(calls.publishCompetition, ({ input, session, services }) =>
    services.db.inTransaction((tx) => publishCompetition(tx, session, input)),
  ),
];

import * as calls from '@takhti/contract';
import { publicRoute, route, type Route } from '../../../http/route.ts';
import { competingRoutes, enter } from '../../competing/index.ts';
import { learnerOf } from '../../players/index.ts';
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

  publicRoute(calls.enterCompetition, async ({ input, services, address, bearer }) => {
    const learner = await learnerOf(services, { ...input, user_id: '' }, bearer);
    return services.db.inTransaction((tx) => enter(tx, services, input, { learner, address }));
  }),

  ...competingRoutes,
];

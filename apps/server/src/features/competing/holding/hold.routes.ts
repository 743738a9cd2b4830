import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { hold, runOf } from './hold.ts';

export const holdRoutes: readonly Route[] = [
  route(calls.readCompetitionRun, ({ input, session, services: { db, clock } }) =>
    db.inReadTransaction((tx) => runOf(tx, session, input.container_id, clock.now())),
  ),

  route(calls.holdCompetition, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => hold(tx, session, input, clock.now())),
  ),
];

import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { allCompetitorsOf, handOver, competitorsOf } from './list-competitors.ts';
import { writeCompetitors } from './competitors-file.ts';

export const competitorsRoutes: readonly Route[] = [
  route(calls.listCompetitors, ({ input, session, services: { db, clock } }) =>
    db.inReadTransaction((tx) => competitorsOf(tx, session, input, clock.now())),
  ),

  route(calls.exportCompetitors, async ({ input, session, services: { db, clock }, fileWork }) =>
    writeCompetitors(
      fileWork,
      await db.inReadTransaction((tx) => allCompetitorsOf(tx, session, input.container_id, clock.now())),
    ),
  ),

  route(calls.handOverReward, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => handOver(tx, session, input, clock.now())),
  ),
];

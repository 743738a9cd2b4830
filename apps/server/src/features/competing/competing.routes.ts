import * as calls from '@takhti/contract';
import { publicRoute, route, type Route } from '../../http/route.ts';
import { entranceOf } from './entering/entrance-of.ts';
import { leaderboardOf } from './leaderboard.ts';
import { holdRoutes } from './holding/hold.routes.ts';
import { competitorsRoutes } from './competitors/competitors.routes.ts';
import { openAsCompetitor, openCompetition } from './open-competition.ts';
import { certify, leave, redeem, verify } from './rewards.ts';
import { standingOf } from './standing.ts';
import { turnoutOf } from './turnout.ts';

export const competingRoutes: readonly Route[] = [
  publicRoute(calls.readEntrance, ({ input, services: { db, clock } }) =>
    db.inReadTransaction(async (tx) => entranceOf(await openCompetition(tx, input, clock.now()))),
  ),

  publicRoute(calls.readStanding, ({ input, services }) =>
    services.db.inReadTransaction(async (tx) =>
      standingOf(tx, services.files, await openAsCompetitor(tx, input, services.clock.now())),
    ),
  ),

  publicRoute(calls.readLeaderboard, ({ input, services: { db, clock, board_counts } }) =>
    db.inReadTransaction(async (tx) =>
      leaderboardOf(tx, board_counts, await openAsCompetitor(tx, input, clock.now()), input, clock.now()),
    ),
  ),

  publicRoute(calls.redeemReward, ({ input, services: { db, clock } }) =>
    db.inTransaction(async (tx) => redeem(tx, await openAsCompetitor(tx, input, clock.now()), clock.now())),
  ),

  publicRoute(calls.certifyCompetitor, ({ input, services: { db, clock } }) =>
    db.inTransaction(async (tx) => certify(tx, await openAsCompetitor(tx, input, clock.now()), clock.now())),
  ),

  publicRoute(calls.verifyCertificate, ({ input, services: { db, clock } }) =>
    db.inReadTransaction((tx) => verify(tx, input, clock.now())),
  ),

  publicRoute(calls.leaveCompetition, ({ input, services: { db, clock } }) =>
    db.inTransaction(async (tx) => leave(tx, await openAsCompetitor(tx, input, clock.now()), clock.now())),
  ),

  ...competitorsRoutes,
  ...holdRoutes,

  route(calls.readTurnout, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => turnoutOf(tx, session, input.container_id)),
  ),
];

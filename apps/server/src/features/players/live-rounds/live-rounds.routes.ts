import * as calls from '@takhti/contract';
import { publicRoute, route, type Route } from '../../../http/route.ts';
import { answerRound } from './answer-round.ts';
import { joinRound } from './join-round.ts';
import { leadRound, lockHostedRound } from './lead-round.ts';
import { openRound } from './open-round.ts';
import { openPast, pastRoundsOf } from './past-rounds.ts';
import { deletePlayer } from './players.queries.ts';
import { countAsked, listLive } from './what-is-asked.ts';

export const liveRoundsRoutes: readonly Route[] = [
  route(calls.openLiveRound, ({ input, session, services }) => {
    return services.db.inTransaction((tx) => openRound(tx, services, session, input));
  }),

  route(calls.listLiveContent, ({ input, session, services }) => {
    return services.db.inTransaction(async (tx) => ({
      content_ids: await listLive(tx, session, input.content_ids),
    }));
  }),

  route(calls.readLiveContent, ({ input, session, services }) => {
    return services.db.inReadTransaction((tx) => countAsked(tx, session, input.content_id));
  }),

  route(calls.listPastRounds, ({ input, session, services: { db } }) => {
    return db.inReadTransaction((tx) => pastRoundsOf(tx, session, input.content_id));
  }),

  route(calls.openPastRound, ({ input, session, services: { db } }) => {
    return db.inTransaction((tx) => openPast(tx, session, input.round_id));
  }),

  publicRoute(calls.joinLiveRound, ({ input, services, address }) =>
    services.db.inTransaction((tx) => joinRound(tx, services, input, address)),
  ),

  publicRoute(calls.answerLiveRound, ({ input, services: { db, clock } }) =>
    db.inTransaction((tx) => answerRound(tx, clock.now(), input)),
  ),

  publicRoute(calls.leadLiveRound, ({ input, services }) =>
    services.db.inTransaction((tx) => leadRound(tx, services, input)),
  ),

  publicRoute(calls.removeLivePlayer, ({ input, services: { db } }) =>
    db.inTransaction(async (tx) => {
      await deletePlayer(tx, { ...(await lockHostedRound(tx, input)), player_id: input.player_id });
      return {};
    }),
  ),
];

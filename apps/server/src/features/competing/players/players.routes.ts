import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { allPlayersOf, handOver, playersOf } from './list-players.ts';
import { writePlayers } from './players-file.ts';

export const playersRoutes: readonly Route[] = [
  route(calls.listCompetitionPlayers, ({ input, session, services: { db, clock } }) =>
    db.inReadTransaction((tx) => playersOf(tx, session, input, clock.now())),
  ),

  route(calls.exportCompetitionPlayers, async ({ input, session, services: { db, clock }, fileWork }) =>
    writePlayers(
      fileWork,
      await db.inReadTransaction((tx) => allPlayersOf(tx, session, input.container_id, clock.now())),
    ),
  ),

  route(calls.handOverReward, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => handOver(tx, session, input, clock.now())),
  ),
];

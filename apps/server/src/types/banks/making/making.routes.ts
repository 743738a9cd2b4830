import * as calls from '@takhti/contract';
import type { KeepByType } from '../../../features/containers/index.ts';
import { route, type Route } from '../../../http/route.ts';
import { makeBankGame } from './make-bank-game.ts';
import { readMaterial } from './read-material.ts';

/** @param keepByType what the rows of types, which are above, make of documents */
export const makingRoutes = (keepByType: KeepByType): readonly Route[] => [
  route(calls.readMaterial, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => readMaterial(tx, session, input.container_id)),
  ),

  route(calls.makeBankGame, ({ input, session, services }) =>
    services.db.inTransaction((tx) => makeBankGame(tx, services, session, input, keepByType)),
  ),
];

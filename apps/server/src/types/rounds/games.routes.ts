import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { previewGame } from './preview-game.ts';

export const gamesRoutes: readonly Route[] = [
  route(calls.previewGame, ({ input, session, services: { db, files } }) =>
    db.inReadTransaction((tx) => previewGame(tx, files, session, input)),
  ),
];

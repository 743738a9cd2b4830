import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import * as service from './collections.service.ts';

export const collectionsRoutes: readonly Route[] = [
  route(calls.listCollections, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => service.listCollections(tx, session, input.content_id)),
  ),

  route(calls.createCollection, ({ input, session, services }) =>
    services.db.inTransaction((tx) => service.createCollection(tx, session, input)),
  ),

  route(calls.renameCollection, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => service.renameCollection(tx, session, input));
    return {};
  }),

  route(calls.deleteCollection, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => service.deleteCollection(tx, session, input.collection_id));
    return {};
  }),

  route(calls.keepInCollection, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => service.keepInCollection(tx, session, input));
    return {};
  }),
];

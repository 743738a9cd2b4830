import { listAiParts, lookAtParts as lookCall } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadContainer } from '../containers/index.ts';
import { listParts, lookAtParts } from './parts.ts';

/** What of content a model wrote, and who has read it. */
export const provenanceRoutes: readonly Route[] = [
  route(listAiParts, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const records = await listParts(tx, await loadContainer(tx, session, input.container_id));
      return { records, total: records.length };
    }),
  ),

  route(lookCall, async ({ input, session, services }) => ({
    looked: await services.db.inTransaction((tx) => lookAtParts(tx, services, session, input)),
  })),
];

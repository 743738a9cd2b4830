import { listAiParts, lookAtParts as lookCall, readAiPart } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { loadContainer } from '../containers/index.ts';
import { listParts, lookAtParts } from './parts.ts';
import { selectOptionalPart } from './parts.queries.ts';

/** The parts of content that a model wrote, and who has read them. */
export const provenanceRoutes: readonly Route[] = [
  route(listAiParts, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const records = await listParts(tx, await loadContainer(tx, session, input.container_id));
      return { records, total: records.length };
    }),
  ),

  route(readAiPart, ({ input, session, services }) =>
    services.db.inReadTransaction(async (tx) => {
      const container = await loadContainer(tx, session, input.container_id);
      const part = await selectOptionalPart(tx, container, input.part_id);
      if (!part) return { made: null };
      const { model, made_on, prompt, source } = part;
      return { made: { model, made_on, prompt, source } };
    }),
  ),

  route(lookCall, async ({ input, session, services }) => ({
    looked: await services.db.inTransaction((tx) => lookAtParts(tx, services, session, input)),
  })),
];

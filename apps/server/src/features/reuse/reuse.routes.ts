import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { deletePublished } from './delete-published.ts';
import { editPublished } from './edit-published.ts';

export const reuseRoutes: readonly Route[] = [
  route(calls.editPublished, ({ input, session, services }) =>
    services.db.inTransaction((tx) => editPublished(tx, services, session, input)),
  ),

  route(calls.deletePublished, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => deletePublished(tx, session, input));
    return {};
  }),
];

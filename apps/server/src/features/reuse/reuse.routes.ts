import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { deletePublished } from './delete-published.ts';
import { duplicateContainer } from './duplicate.ts';
import { editPublished } from './edit-published.ts';
import { exportTogether } from './export-together.ts';

export const reuseRoutes: readonly Route[] = [
  route(calls.editPublished, ({ input, session, services, fileWork: { work } }) =>
    work.runExclusively(() => services.db.inTransaction((tx) => editPublished(tx, services, session, input))),
  ),

  route(calls.duplicateContainer, ({ input, session, services, fileWork: { work } }) =>
    work.runExclusively(() =>
      services.db.inTransaction((tx) => duplicateContainer(tx, services, session, input.container_id)),
    ),
  ),

  route(calls.exportTogether, ({ input, session, services, fileWork }) =>
    exportTogether(services, fileWork, session, input.container_ids),
  ),

  route(calls.deletePublished, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => deletePublished(tx, session, input));
    return {};
  }),
];

import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { listReferences } from './list-references.ts';

export const referencesRoutes: readonly Route[] = [
  route(calls.listReferences, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listReferences(tx, session, input)),
  ),
];

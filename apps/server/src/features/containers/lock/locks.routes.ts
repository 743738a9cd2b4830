import * as calls from '@takhti/contract';
import { route, type Route } from '../../../http/route.ts';
import { releaseLock, takeLock } from './locks.ts';

export const locksRoutes: readonly Route[] = [
  route(calls.takeLock, ({ input, session, services }) =>
    services.db.inTransaction((tx) => takeLock(tx, session, input.container_id, false)),
  ),

  route(calls.takeOverLock, ({ input, session, services }) =>
    services.db.inTransaction((tx) => takeLock(tx, session, input.container_id, true)),
  ),

  route(calls.releaseLock, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => releaseLock(tx, session, input.container_id));
    return {};
  }),
];

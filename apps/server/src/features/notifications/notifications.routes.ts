import * as calls from '@takhti/contract';
import { limits } from '@takhti/domain';
import { route, type Route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import * as queries from './notifications.queries.ts';

export const notificationsRoutes: readonly Route[] = [
  route(calls.listNotifications, ({ input, session, services: { db } }) =>
    db.inReadTransaction(async (tx) => {
      const reader = readerOf(session);
      const rows = { limit: limits.page_size, offset: (input.page - 1) * limits.page_size };
      return {
        records: await queries.listNotifications(tx, reader, rows),
        total: await queries.countNotifications(tx, reader),
        unread: await queries.countUnread(tx, reader),
      };
    }),
  ),

  route(calls.countNotifications, async ({ session, services: { db } }) => ({
    unread: await db.readOne((tx) => queries.countUnread(tx, readerOf(session))),
  })),

  route(calls.readNotifications, async ({ input, session, services: { db, clock } }) => ({
    unread: await db.inTransaction(async (tx) => {
      const reader = readerOf(session);
      await queries.markRead(tx, reader, clock.now(), input.notification_ids);
      return queries.countUnread(tx, reader);
    }),
  })),
];

function readerOf({ institution_id, user_id, active_role }: Session): queries.Reader {
  return { institution_id, user_id, level: active_role.level };
}

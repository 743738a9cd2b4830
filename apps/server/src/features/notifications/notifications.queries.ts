import { mostUnread, type Notification } from '@takhti/contract';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';

/** The reader: a person in the role that they work in. */
export interface Reader {
  readonly institution_id: number;
  readonly user_id: string;
  readonly level: number | null;
}

const expression = expressionBuilder<Database, 'notifications'>();

// Notifications for a level concern people only while they work at that level.
function isFor({ institution_id, user_id, level }: Reader): Expression<SqlBool> {
  return expression.and([
    expression('notifications.institution_id', '=', institution_id),
    expression('notifications.user_id', '=', user_id),
    expression.or([
      expression('notifications.level', 'is', null),
      ...(level === null ? [] : [expression('notifications.level', '=', level)]),
    ]),
  ]);
}

/** One page of a reader's notifications, newest first. */
export async function listNotifications(
  tx: Tx,
  reader: Reader,
  rows: { limit: number; offset: number },
): Promise<Notification[]> {
  return tx
    .selectFrom('notifications')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'notifications.institution_id')
        .onRef('containers.container_id', '=', 'notifications.container_id'),
    )
    .leftJoin('users', joinPerson('notifications.by_user_id'))
    .select([
      'notifications.notification_id',
      'notifications.kind',
      'notifications.container_id',
      'notifications.institution_id',
      'containers.content_type',
      'containers.language',
      'notifications.title',
      'notifications.talk_id',
      sql<string>`coalesce(users.full_name, '')`.as('full_name'),
      'notifications.created_on',
    ])
    .select(sql<0 | 1>`(notifications.read_on is not null)::int`.as('is_read'))
    .where(isFor(reader))
    .orderBy('notifications.created_on', 'desc')
    .orderBy('notifications.notification_id', 'desc')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
}

/** How many notifications a reader has in all. */
export async function countNotifications(tx: Tx, reader: Reader): Promise<number> {
  const { total } = await tx
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isFor(reader))
    .executeTakeFirstOrThrow();
  return total;
}

/** The number of unread ones of a reader, up to a limit. */
export async function countUnread(tx: Tx, reader: Reader): Promise<number> {
  const some = tx
    .selectFrom('notifications')
    .select(sql.lit(1).as('one'))
    .where(isFor(reader))
    .where('read_on', 'is', null)
    .limit(mostUnread)
    .as('some');
  const { unread } = await tx
    .selectFrom(some)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks notifications of a reader as read; of others, nothing happens. */
export async function markRead(
  tx: Tx,
  reader: Reader,
  now: Date,
  ids: readonly string[] | undefined,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_on: now })
    .where(isFor(reader))
    .where('read_on', 'is', null)
    .$if(ids !== undefined, (query) => query.where('notification_id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute();
}

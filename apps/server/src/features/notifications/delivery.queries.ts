import { sql, type SqlBool } from 'kysely';
import type { NotificationKind } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { listHolders } from './holders.queries.ts';

/** Any number, as long as nobody else locks it: servers deliver one after the other, so that events stay in their order. */
const LOCK = 7_461_874_219;

// As the index has it, which holds these alone.
const isForPeople = sql<SqlBool>`(topic = 'container.moved' or topic like 'review.%')`;

/** Locks the delivery until the transaction ends. */
export async function lockDelivery(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** The oldest rows of the outbox that are not delivered yet. */
export async function listUndeliveredRows(tx: Tx, limit: number) {
  return tx
    .selectFrom('outbox')
    .select(['institution_id', 'outbox_id', 'topic', 'payload', 'created_on'])
    .where('delivered_on', 'is', null)
    .where(isForPeople)
    .orderBy('outbox_id')
    .limit(limit)
    .execute();
}

/** How many rows of the outbox are not delivered yet, of one institution or of all. */
export async function countUndelivered(tx: Tx, institution_id: number | null): Promise<number> {
  const { waiting } = await tx
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('delivered_on', 'is', null)
    .where(isForPeople)
    .$if(institution_id !== null, (query) => query.where('institution_id', '=', institution_id))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Marks rows of the outbox as delivered. */
export async function markDelivered(
  tx: Tx,
  now: Date,
  rows: readonly { readonly institution_id: number; readonly outbox_id: string }[],
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ delivered_on: now })
    .where(
      'institution_id',
      'in',
      rows.map(({ institution_id }) => institution_id),
    )
    .where(
      'outbox_id',
      'in',
      rows.map(({ outbox_id }) => outbox_id),
    )
    .execute();
}

/** The container that an event is about, as it is now, in a bin too; undefined once it is gone from there. */
export async function selectOptionalSubject(
  tx: Tx,
  of: { readonly institution_id: number; readonly container_id: string },
) {
  return tx
    .selectFrom('containers')
    .select(['title', 'grade', 'subject', 'content_status', 'waiting_level', 'is_deleted'])
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .executeTakeFirst();
}

/** Everybody who holds a role that reviews at a level, whichever role they work in now. */
export async function listReviewersAt(tx: Tx, institution_id: number, level: number, limit: number) {
  return listHolders(tx, institution_id, sql`roles.level = ${level}`, limit);
}

export interface NewNotification {
  readonly institution_id: number;
  readonly user_id: string;
  readonly kind: NotificationKind;
  readonly container_id: string;
  readonly title: string;
  readonly level: number | null;
  readonly by_user_id: string | null;
  readonly talk_id?: string;
  readonly created_on: string;
}

/** Adds notifications. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(rows.map((row) => ({ ...row, notification_id: newId() })))
    .execute();
}

/** Takes back what nobody has read of an item that waits for a level no longer. */
export async function deleteUnreadWaits(
  tx: Tx,
  of: { readonly institution_id: number; readonly container_id: string },
): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('kind', '=', 'waits')
    .where('read_on', 'is', null)
    .execute();
}

const ofMoves = ['sent_back', 'approved'] as const satisfies readonly NotificationKind[];

/** Deletes unread notifications about the end of a review that was taken back. */
export async function deleteUnreadOfMoves(
  tx: Tx,
  of: { readonly institution_id: number; readonly container_id: string },
  by_user_id: string,
): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('by_user_id', '=', by_user_id)
    .where('kind', 'in', ofMoves)
    .where('read_on', 'is', null)
    .execute();
}

/** Deletes notifications older than the history that screens show, a limited number at once; returns how many. */
export async function deleteOldNotifications(tx: Tx, before: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('created_on', '<', before.toISOString())
    .limit(most);
  const gone = await tx.deleteFrom('notifications').where('notification_id', 'in', old).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes rows of the outbox that are as old, a limited number at once: a notification that late would help nobody. */
export async function deleteOldEvents(tx: Tx, before: Date, most: number): Promise<void> {
  const old = tx
    .selectFrom('outbox')
    .select('outbox_id')
    .where('created_on', '<', before.toISOString())
    .limit(most);
  await tx.deleteFrom('outbox').where('outbox_id', 'in', old).execute();
}

import { mostUnread, type Notification } from '@takhti/contract';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';

/** Adds the people who have switched the daily mail on: their first comes at the next hour of mails, not at once. */
export async function enterNewReaders(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('daily_mails')
    .columns(['institution_id', 'user_id', 'mailed_on'])
    .expression((with_) =>
      with_
        .selectFrom('users')
        .select(['institution_id', 'user_id', sql<Date>`${now}::timestamptz`.as('mailed_on')])
        .where(wantsMail)
        .where('is_disabled', '=', 0)
        .where('is_visitor', '=', 0)
        .where('unconfirmed_email', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['institution_id', 'user_id']).doNothing())
    .execute();
}

// As the index has it.
const wantsMail = sql<SqlBool>`user_data ->> 'daily_mail' = '1'`;

/** Removes the people who have switched the daily mail off. */
export async function dropFormerReaders(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('daily_mails')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users')
            .select('users.user_id')
            .whereRef('users.institution_id', '=', 'daily_mails.institution_id')
            .whereRef('users.user_id', '=', 'daily_mails.user_id')
            .where('users.is_disabled', '=', 0)
            .where(sql<SqlBool>`users.user_data ->> 'daily_mail' = '1'`),
        ),
      ),
    )
    .execute();
}

export interface Due {
  readonly institution_id: number;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly user_data: Record<string, unknown>;
  /** When the last one was sent. */
  readonly mailed_on: string;
}

/**
 * Takes the next reader whose mail is due, so that no other server mails them too; undefined when nobody waits.
 * @param due the moment from which on a mail of today is due
 */
export async function takeNextReader(tx: Tx, due: Date, now: Date): Promise<Due | undefined> {
  const reader = await tx
    .selectFrom('daily_mails')
    .innerJoin('users', joinPerson('daily_mails.user_id'))
    .select([
      'daily_mails.institution_id',
      'daily_mails.user_id',
      'users.email',
      'users.full_name',
      'users.user_data',
      'daily_mails.mailed_on',
    ])
    .where('daily_mails.mailed_on', '<', due.toISOString())
    .orderBy('daily_mails.mailed_on')
    .limit(1)
    .forUpdate('daily_mails')
    .skipLocked()
    .executeTakeFirst();
  if (reader) await setMailed(tx, reader, now.toISOString());
  return reader;
}

/** Sets when a reader's last mail was sent. */
export async function setMailed(
  tx: Tx,
  reader: { readonly institution_id: number; readonly user_id: string },
  mailed_on: string,
): Promise<void> {
  await tx
    .updateTable('daily_mails')
    .set({ mailed_on })
    .where('institution_id', '=', reader.institution_id)
    .where('user_id', '=', reader.user_id)
    .execute();
}

export type Line = Pick<Notification, 'kind' | 'title' | 'full_name'>;

/** A reader's unread notifications since their last mail, newest first, of all their roles. */
export async function listUnreadSince(
  tx: Tx,
  reader: { readonly institution_id: number; readonly user_id: string; readonly mailed_on: string },
): Promise<Line[]> {
  return tx
    .selectFrom('notifications')
    .leftJoin('users', joinPerson('notifications.by_user_id'))
    .select(['notifications.kind', 'notifications.title'])
    .select(sql<string>`coalesce(users.full_name, '')`.as('full_name'))
    .where('notifications.institution_id', '=', reader.institution_id)
    .where('notifications.user_id', '=', reader.user_id)
    .where('notifications.read_on', 'is', null)
    .where('notifications.created_on', '>', reader.mailed_on)
    .orderBy('notifications.created_on', 'desc')
    .limit(mostUnread)
    .execute();
}

/** How many readers of an institution have had no mail of the day since a moment, not even the decision that nothing is new. */
export async function countLateMails(tx: Tx, institution_id: number, since: Date): Promise<number> {
  const { late } = await tx
    .selectFrom('daily_mails')
    .select((select) => select.fn.countAll<number>().as('late'))
    .where('institution_id', '=', institution_id)
    .where('mailed_on', '<', since.toISOString())
    .executeTakeFirstOrThrow();
  return late;
}

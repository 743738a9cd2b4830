import { reachesPerson, type AddressedNotification } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './delivery.queries.ts';
import { parseOutboxEvent, type OutboxEvent } from './outbox-event.ts';

const batch = 50;
/** More reviewers of one level than any institution has; without a bound one mistake in a file of people would be felt by all. */
const most_reviewers = 500;

interface OutboxRow {
  readonly institution_id: number;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly created_on: string;
}

/**
 * Makes notifications from what the outbox holds, until nothing waits. Each batch is one transaction, so that each
 * event is delivered once, whichever server does it, and after a crash too (ADR 0009).
 */
export async function deliverNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const deliverBatch = (): Promise<number> =>
    db.inTransaction(async (tx) => {
      await queries.lockDelivery(tx);
      const waiting = await queries.listUndeliveredRows(tx, batch);
      for (const row of withoutEchoes(waiting)) await deliver(tx, row);
      if (waiting.length > 0) await queries.markDelivered(tx, clock.now(), waiting);
      return waiting.length;
    });
  while ((await deliverBatch()) === batch);
}

// The reason for a resubmission is also a comment; its reader needs only one notification.
function withoutEchoes<T extends OutboxRow>(waiting: readonly T[]): T[] {
  const momentOf = ({ institution_id, payload, created_on }: OutboxRow): string =>
    `${institution_id} ${String(payload['container_id'])} ${created_on}`;
  const moves = new Set(waiting.filter(({ topic }) => topic === 'container.moved').map(momentOf));
  return waiting.filter((row) => row.topic !== 'review.commented' || !moves.has(momentOf(row)));
}

async function deliver(tx: Tx, row: OutboxRow): Promise<void> {
  const event = parseOutboxEvent(row.topic, row.payload);
  if (!event) return;
  const of = { institution_id: row.institution_id, container_id: event.container_id };
  if (event.ends_waiting) await queries.deleteUnreadWaits(tx, of);
  if (event.is_taken_back) await queries.deleteUnreadOfMoves(tx, of, event.by_user_id);
  const subject = event.notifications.length > 0 ? await queries.selectOptionalSubject(tx, of) : undefined;
  if (!subject) return;
  for (const notification of event.notifications) {
    // Of what was deleted since, only that it was deleted matters.
    if (subject.is_deleted === 1 && notification.kind !== 'set_aside') continue;
    const people = await peopleOf(tx, row.institution_id, notification, subject);
    await queries.insertNotifications(
      tx,
      people.map((user_id) => rowOf(row, event, notification, { user_id, title: subject.title })),
    );
  }
}

type Subject = NonNullable<Awaited<ReturnType<typeof queries.selectOptionalSubject>>>;

async function peopleOf(
  tx: Tx,
  institution_id: number,
  { audience }: AddressedNotification,
  subject: Subject,
): Promise<string[]> {
  if ('user_id' in audience) return [audience.user_id];
  // A reviewer may have taken it up before the event was delivered.
  if (subject.content_status !== 'w' || subject.waiting_level !== audience.level) return [];
  const reviewers = await queries.listReviewersAt(tx, institution_id, audience.level, most_reviewers);
  return reviewers
    .filter((each) => reachesPerson(each, subject) && !audience.but_user_ids.includes(each.user_id))
    .map(({ user_id }) => user_id);
}

function rowOf(
  { institution_id, created_on }: OutboxRow,
  { container_id, by_user_id }: OutboxEvent,
  { kind, audience }: AddressedNotification,
  { user_id, title }: { user_id: string; title: string },
): queries.NewNotification {
  const level = 'level' in audience ? audience.level : null;
  return { institution_id, user_id, kind, container_id, title, level, by_user_id, created_on };
}

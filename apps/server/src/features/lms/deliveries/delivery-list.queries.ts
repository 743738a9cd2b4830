import { limits, type Delivery, type DeliveryStatus } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isUnclaimed, untriedDelivery } from './deliveries.queries.ts';

/** One page of what an institution's systems were sent, the newest first. */
export async function listDeliveries(
  tx: Tx,
  institution_id: number,
  { status, page }: { status: DeliveryStatus | ''; page: number },
): Promise<{ records: Delivery[]; total: number }> {
  const matching = tx
    .selectFrom('lms_deliveries')
    .where('institution_id', '=', institution_id)
    .$if(status !== '', (query) => query.where('status', '=', status as DeliveryStatus));
  const records = await matching
    .select([
      'delivery_id',
      'kind',
      'title',
      'learner',
      'status',
      'tries',
      'next_try_on',
      'fault',
      'fault_text',
      'created_on',
      'sent_on',
    ])
    .orderBy('delivery_id', 'desc')
    .limit(limits.page_size)
    .offset((page - 1) * limits.page_size)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return {
    records: records.map((row) => ({
      ...row,
      next_try_on: row.status === 'waiting' ? row.next_try_on : null,
    })),
    total,
  };
}

/** How much of an institution waits, was sent and has failed. */
export async function countByStatus(tx: Tx, institution_id: number): Promise<Record<DeliveryStatus, number>> {
  const rows = await tx
    .selectFrom('lms_deliveries')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('institution_id', '=', institution_id)
    .groupBy('status')
    .execute();
  const counts = { waiting: 0, sent: 0, failed: 0, superseded: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/**
 * Makes failed and waiting deliveries due at once, except the one being sent; returns how many.
 * @param delivery_id null for all that have failed
 */
export async function resetDeliveries(
  tx: Tx,
  institution_id: number,
  delivery_id: string | null,
  now: Date,
): Promise<number> {
  const reset = await tx
    .updateTable('lms_deliveries')
    .set({ ...untriedDelivery, next_try_on: now })
    .where('institution_id', '=', institution_id)
    .where((eb) =>
      delivery_id === null
        ? eb('status', '=', 'failed')
        : eb.and([eb('delivery_id', '=', delivery_id), eb('status', 'in', ['waiting', 'failed'])]),
    )
    .where(isUnclaimed(now))
    .executeTakeFirst();
  await sql`select pg_notify('lms_deliveries', '')`.execute(tx);
  return Number(reset.numUpdatedRows);
}

/** Whether an institution waits for the end of a delivery that is being sent, or is about to be. */
export async function isWaiting(
  tx: Tx,
  key: { institution_id: number; delivery_id: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('lms_deliveries')
    .select('status')
    .where('institution_id', '=', key.institution_id)
    .where('delivery_id', '=', key.delivery_id)
    .executeTakeFirst();
  return row?.status === 'waiting';
}

/** One delivery of an institution by its subject. */
export async function selectOptionalBySubject(
  tx: Tx,
  { institution_id, subject_id }: { institution_id: number; subject_id: string },
) {
  return tx
    .selectFrom('lms_deliveries')
    .select(['delivery_id', 'status', 'fault', 'fault_text', 'claimed_until'])
    .where('institution_id', '=', institution_id)
    .where('kind', '=', 'publication')
    .where('subject_id', '=', subject_id)
    .executeTakeFirst();
}

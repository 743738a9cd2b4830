import { sql, type SqlBool } from 'kysely';
import { longest_pause_ms, type DeliveryKind, type DeliveryStatus, type LmsFault } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';

export interface NewDelivery {
  readonly institution_id: number;
  readonly kind: DeliveryKind;
  /** Which of several systems of the kind; left out where there is one. */
  readonly system?: string;
  readonly subject_id: string;
  readonly order_key: string;
  readonly content_id: string;
  readonly title: string;
  readonly learner: string;
  readonly payload: object;
}

/** Queues a delivery once; an existing one stays as it is, in any state. */
export async function insertDeliveryOnce(tx: Tx, { payload, ...delivery }: NewDelivery): Promise<void> {
  await tx
    .insertInto('lms_deliveries')
    .values({
      ...delivery,
      delivery_id: newId(),
      payload: JSON.stringify(payload),
      next_try_on: sql<string>`now()`,
      created_on: sql<string>`now()`,
    })
    .onConflict((conflict) => conflict.columns(['institution_id', 'kind', 'subject_id']).doNothing())
    .execute();
  await sql`select pg_notify('lms_deliveries', '')`.execute(tx);
}

/** Ordering key: versions of one container are sent in order. */
export const orderOfContent = (content_id: string): string => `content ${content_id}`;

/** A delivery that was never tried. */
export const untriedDelivery = {
  status: 'waiting',
  tries: 0,
  first_tried_on: null,
  claimed_until: null,
} as const;

/** After this time the claim of a server that died expires. Longer than any delivery takes: a score takes eight calls at most. */
export const claimed_ms = 120_000;

/** A time further ahead than this many times the longest delay was written by a wrong clock. */
const clocks_differ = 5;

/** Milliseconds as an interval. */
const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;

/**
 * The condition on a delivery that no server is sending it. A claim from a clock that was ahead does not count.
 */
export const isUnclaimed = (now?: Date) => {
  const moment = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
  return sql<SqlBool>`(claimed_until is null or claimed_until <= ${moment} or claimed_until > ${moment} + ${interval(clocks_differ * claimed_ms)})`;
};

// No delivery waits longer than that: such a time was written by a clock that was ahead.
const isDue = (now: Date) =>
  sql<SqlBool>`(next_try_on <= ${now.toISOString()} or next_try_on > ${now.toISOString()}::timestamptz + ${interval(clocks_differ * longest_pause_ms)})`;

// No earlier delivery with its ordering key is waiting.
const isFirst = sql<SqlBool>`not exists (
  select from lms_deliveries as earlier
  where earlier.institution_id = lms_deliveries.institution_id and earlier.order_key = lms_deliveries.order_key
    and earlier.status = 'waiting' and earlier.delivery_id < lms_deliveries.delivery_id)`;

/** The columns of a delivery that a server is sending. */
const sending = [
  'institution_id',
  'delivery_id',
  'kind',
  'system',
  'content_id',
  'payload',
  'tries',
  'first_tried_on',
  'claimed_until',
] as const;

export type Sending = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Claims due deliveries until a time: of each ordering key (learner or container) the first alone.
 * @param without systems that do not answer now or are busy, each as `98 result `, and institutions of which enough are
 */
export async function claimDue(
  tx: Tx,
  {
    now,
    until,
    without: { systems, institutions },
    limit,
  }: {
    now: Date;
    until: Date;
    without: { readonly systems: readonly string[]; readonly institutions: readonly number[] };
    limit: number;
  },
) {
  const due = tx
    .selectFrom('lms_deliveries')
    .select('delivery_id')
    .where('status', '=', sql.lit('waiting'))
    .where(isDue(now))
    .where(isUnclaimed(now))
    .where(isFirst)
    .$if(systems.length > 0, (query) =>
      query.where(sql<string>`institution_id || ' ' || kind || ' ' || system`, 'not in', systems),
    )
    .$if(institutions.length > 0, (query) => query.where('institution_id', 'not in', institutions))
    .orderBy('next_try_on')
    .orderBy('delivery_id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('lms_deliveries')
    .set({ claimed_until: until })
    .where('delivery_id', 'in', due)
    .returning(sending)
    .execute();
}

/**
 * Claims one delivery at once, also one that was sent or has failed; undefined while it or an earlier one of its ordering key is being
 * sent, and for one that a newer version has superseded.
 */
export async function claimOne(
  tx: Tx,
  key: { institution_id: number; delivery_id: string },
  { now, until }: { now: Date; until: Date },
) {
  return tx
    .updateTable('lms_deliveries')
    .set({ ...untriedDelivery, next_try_on: now, claimed_until: until })
    .where('institution_id', '=', key.institution_id)
    .where('delivery_id', '=', key.delivery_id)
    .where('status', '<>', 'superseded')
    .where(isUnclaimed(now))
    .where(isFirst)
    .returning(sending)
    .executeTakeFirst();
}

/**
 * Takes older versions of a container out of the queue, as a newer one is in it: sent after it they would overwrite it. One that is
 * being sent just now is left to end, and the newer one waits for it.
 */
export async function supersedeOlder(
  tx: Tx,
  { institution_id, content_id }: { institution_id: number; content_id: string },
): Promise<void> {
  await tx
    .updateTable('lms_deliveries')
    .set({ status: 'superseded', claimed_until: null })
    .where('institution_id', '=', institution_id)
    .where('order_key', '=', orderOfContent(content_id))
    .where('kind', '=', 'publication')
    .where('status', 'in', ['waiting', 'failed'])
    .where(isUnclaimed())
    .where(
      sql<SqlBool>`exists (
        select from lms_deliveries as newer
        where newer.institution_id = lms_deliveries.institution_id and newer.kind = 'publication'
          and newer.order_key = lms_deliveries.order_key and newer.delivery_id > lms_deliveries.delivery_id)`,
    )
    .execute();
}

/** Which delivery, as a server took it up: once that claim is over it may be another's. */
type Claimed = Pick<Sending, 'institution_id' | 'delivery_id' | 'claimed_until'>;

/** The condition on a delivery that nobody else has taken up since. */
const isStillOf = ({ claimed_until }: Claimed) =>
  sql<SqlBool>`status = 'waiting' and claimed_until = ${claimed_until}`;

/**
 * Continues with what was taken up, for a while from now: what is behind a slow system may have waited for longer than its claim.
 * Undefined for what another server has by now.
 */
export async function holdClaim(tx: Tx, row: Sending, until: Date): Promise<Sending | undefined> {
  return tx
    .updateTable('lms_deliveries')
    .set({ claimed_until: until })
    .where('institution_id', '=', row.institution_id)
    .where('delivery_id', '=', row.delivery_id)
    .where(isStillOf(row))
    .returning(sending)
    .executeTakeFirst();
}

/** Lets go of what was taken up and not tried. */
export async function release(tx: Tx, rows: readonly Claimed[]): Promise<void> {
  for (const row of rows)
    await tx
      .updateTable('lms_deliveries')
      .set({ claimed_until: null })
      .where('institution_id', '=', row.institution_id)
      .where('delivery_id', '=', row.delivery_id)
      .where(isStillOf(row))
      .execute();
}

/** How a try ended. */
export interface Tried {
  readonly status: DeliveryStatus;
  readonly tries: number;
  readonly first_tried_on: Date;
  readonly next_try_on: Date;
  readonly fault: LmsFault | null;
  readonly fault_text: string;
  readonly sent_on: Date | null;
}

/** Keeps how a try ended. */
export async function saveTry(tx: Tx, row: Claimed, tried: Tried): Promise<void> {
  await tx
    .updateTable('lms_deliveries')
    .set({ ...tried, claimed_until: null })
    .where('institution_id', '=', row.institution_id)
    .where('delivery_id', '=', row.delivery_id)
    .where(isStillOf(row))
    .execute();
}

/** How much waits to be sent, in all institutions. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { waiting } = await tx
    .selectFrom('lms_deliveries')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Deletes deliveries that were sent or superseded, or failed, long ago, a limited number at once. */
export async function deleteOldDeliveries(
  tx: Tx,
  before: { readonly done: Date; readonly failed: Date },
  most: number,
): Promise<void> {
  const old = tx
    .selectFrom('lms_deliveries')
    .select('delivery_id')
    .where(({ or, and, eb, fn }) =>
      or([
        and([
          eb('status', 'in', ['sent', 'superseded']),
          sql<SqlBool>`${fn.coalesce('sent_on', 'created_on')} < ${before.done.toISOString()}`,
        ]),
        and([eb('status', '=', 'failed'), eb('created_on', '<', before.failed.toISOString())]),
      ]),
    )
    .limit(most);
  await tx.deleteFrom('lms_deliveries').where('delivery_id', 'in', old).execute();
}

/** Keeps under which id the LMS took a container. */
export async function updateLmsContentId(
  tx: Tx,
  key: { institution_id: number; content_id: string },
  lms_content_id: string,
): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ lms_content_id, is_lms_module: 1 })
    .where('institution_id', '=', key.institution_id)
    .where('content_id', '=', key.content_id)
    .execute();
}

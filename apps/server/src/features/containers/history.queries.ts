import type { HistoryAction } from '@takhti/contract';
import type { ContentStatus } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

export interface NewHistory {
  readonly institution_id: number;
  readonly container_id: string;
  readonly user_id: string;
  readonly role_title: string;
  readonly action: HistoryAction;
  readonly from_status: ContentStatus | null;
  readonly to_status: ContentStatus | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

// By the clock and not by the transaction's start: of two that wait for each other the later one has the later entry.
const now = sql<string>`clock_timestamp()`;

/** Adds an entry to a container's history; its id. */
export async function insertHistory(tx: Tx, { detail, ...entry }: NewHistory): Promise<string> {
  const history_id = newId();
  await tx
    .insertInto('history')
    .values({ ...entry, history_id, detail: JSON.stringify(detail), happened_on: now })
    .execute();
  return history_id;
}

/**
 * Brings the last entry up to date if it is the same work continuing: the same action on the same thing, by the same person
 * in the same role, within ten minutes, and nobody else has looked at it since. Gives its id; undefined when it is not.
 */
export async function prolongHistory(tx: Tx, { detail, ...entry }: NewHistory): Promise<string | undefined> {
  const last = tx
    .selectFrom('history as entry')
    .select('entry.history_id')
    .where('entry.institution_id', '=', entry.institution_id)
    .where('entry.container_id', '=', entry.container_id)
    .orderBy('entry.happened_on', 'desc')
    .orderBy('entry.history_id', 'desc')
    .limit(1);
  const content_id = typeof detail['content_id'] === 'string' ? detail['content_id'] : null;
  const prolonged = await tx
    .updateTable('history')
    .set({ happened_on: now, detail: JSON.stringify(detail) })
    .where('institution_id', '=', entry.institution_id)
    .where('history_id', '=', last)
    .where('action', '=', entry.action)
    .where('user_id', '=', entry.user_id)
    .where('role_title', '=', entry.role_title)
    .where(sql<boolean>`happened_on > now() - interval '10 minutes'`)
    .where(sql<boolean>`detail ->> 'content_id' is not distinct from ${content_id}::text`)
    .where(sql<boolean>`(detail ? 'is_unseen') = ${'is_unseen' in detail}::boolean`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('looks')
            .select('looks.user_id')
            .where('looks.institution_id', '=', entry.institution_id)
            .where('looks.container_id', '=', entry.container_id)
            .where('looks.user_id', '<>', entry.user_id)
            .whereRef('looks.looked_on', '>=', 'history.happened_on'),
        ),
      ),
    )
    .returning('history_id')
    .executeTakeFirst();
  return prolonged?.history_id;
}

/** Leaves word of a change for the person who must learn of it, in the transaction of the change itself. */
export async function insertOutbox(
  tx: Tx,
  institution_id: number,
  topic: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ institution_id, outbox_id: newId(), topic, payload: JSON.stringify(payload) })
    .execute();
}

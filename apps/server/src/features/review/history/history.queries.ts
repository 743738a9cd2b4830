import type { HistoryAction, HistoryEntry } from '@takhti/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

const totalChanges = sql<number>`(
  select count(*)::int from revisions
  where revisions.institution_id = history.institution_id and revisions.history_id = history.history_id)`;

// Not of each entry by itself: the list of what was undone is made once, however long the history is.
const isUndone = (of: Of) => sql<boolean>`coalesce(history.history_id::text in (
  select undo.detail ->> 'history_id' from history as undo
  where undo.institution_id = ${of.institution_id} and undo.container_id = ${of.container_id}
    and undo.action = 'question.undo' and coalesce((undo.detail ->> 'kept')::int, 0) = 0), false)`;

/** One page of a container's history, newest first. */
export async function listHistory(
  tx: Tx,
  of: Of,
  rows: { limit: number; offset: number },
): Promise<HistoryEntry[]> {
  const entries = await tx
    .selectFrom('history')
    .innerJoin('users', joinPerson('history.user_id'))
    .select([
      'history.history_id',
      'users.full_name',
      'history.role_title',
      'history.action',
      'history.from_status',
      'history.to_status',
      'history.detail',
      'history.happened_on',
    ])
    .select([totalChanges.as('total_changes'), isUndone(of).as('is_undone')])
    .where('history.institution_id', '=', of.institution_id)
    .where('history.container_id', '=', of.container_id)
    .orderBy('history.happened_on', 'desc')
    .orderBy('history.history_id', 'desc')
    .limit(rows.limit)
    .offset(rows.offset)
    .execute();
  // Only actions of the contract are ever written.
  return entries.map((entry) => ({ ...entry, action: entry.action as HistoryAction }));
}

/** How many entries a container's history has. */
export async function countHistory(tx: Tx, of: Of): Promise<number> {
  const { total } = await tx
    .selectFrom('history')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .executeTakeFirstOrThrow();
  return total;
}

/** A history entry of a container; undefined when it has none of this id. */
export async function selectOptionalEntry(
  tx: Tx,
  of: Of,
  history_id: string,
): Promise<{ history_id: string; happened_on: string } | undefined> {
  return tx
    .selectFrom('history')
    .select(['history_id', 'happened_on'])
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('history_id', '=', history_id)
    .executeTakeFirst();
}

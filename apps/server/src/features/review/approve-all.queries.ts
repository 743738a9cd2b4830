import type { ContainerRow } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The desk of a reviewer at a level. */
export interface LevelDesk {
  readonly institution_id: number;
  readonly user_id: string;
  readonly level: number;
}

// Four eyes: what a person wrote themselves is not theirs to approve, by any role. The flags are literals, as in the
// condition of the indexes that serve this: a prepared statement has to show that they fit.
function onDesk(tx: Tx, { institution_id, user_id, level }: LevelDesk) {
  return tx
    .selectFrom('containers')
    .where('institution_id', '=', institution_id)
    .where('is_deleted', '=', sql.lit(0))
    .where('is_read_only', '=', sql.lit(0))
    .where('waiting_level', '=', level)
    .where('user_id', '<>', user_id);
}

function waiting(tx: Tx, desk: LevelDesk) {
  return onDesk(tx, desk).where('content_status', '=', 'w');
}

function reviewed(tx: Tx, desk: LevelDesk) {
  return onDesk(tx, desk).where('content_status', '=', 'r').where('reviewer_user_id', '=', desk.user_id);
}

/** How many wait for the desk, and how many are reviewed on it. */
export async function countApprovable(tx: Tx, desk: LevelDesk): Promise<{ w: number; r: number }> {
  const total = sql<number>`count(*)::int`.as('total');
  // Apart, because each has an index of its own.
  return tx
    .selectNoFrom([
      sql<number>`${waiting(tx, desk).select(total)}`.as('w'),
      sql<number>`${reviewed(tx, desk).select(total)}`.as('r'),
    ])
    .executeTakeFirstOrThrow();
}

/** The columns by which people recognise an item. */
export type Approvable = Pick<
  ContainerRow,
  'container_id' | 'institution_id' | 'content_type' | 'title' | 'language'
>;

/** All of them, what waits longest first. */
export async function listApprovable(tx: Tx, desk: LevelDesk): Promise<Approvable[]> {
  const columns = ['container_id', 'institution_id', 'content_type', 'title', 'language'] as const;
  const all = [...columns, 'last_activity'] as const;
  return tx
    .selectFrom(waiting(tx, desk).select(all).unionAll(reviewed(tx, desk).select(all)).as('item'))
    .select(columns)
    .orderBy('last_activity')
    .orderBy('container_id')
    .execute();
}

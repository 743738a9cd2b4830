import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The desk of a reviewer at a level. */
export interface LevelDesk {
  readonly institution_id: number;
  readonly user_id: string;
  readonly level: number;
}

// Four eyes: what a person wrote themselves is not theirs to approve, by whatever role.
function approvable(tx: Tx, { institution_id, user_id, level }: LevelDesk) {
  return tx
    .selectFrom('containers')
    .where('institution_id', '=', institution_id)
    .where('is_deleted', '=', 0)
    .where('is_read_only', '=', 0)
    .where('waiting_level', '=', level)
    .where('user_id', '<>', user_id)
    .where((where) =>
      where.or([
        where('content_status', '=', 'w'),
        where.and([where('content_status', '=', 'r'), where('reviewer_user_id', '=', user_id)]),
      ]),
    );
}

/** How many wait for the desk, and how many are reviewed on it. */
export async function countApprovable(tx: Tx, desk: LevelDesk): Promise<{ w: number; r: number }> {
  return approvable(tx, desk)
    .select([
      sql<number>`count(*) filter (where content_status = 'w')::int`.as('w'),
      sql<number>`count(*) filter (where content_status = 'r')::int`.as('r'),
    ])
    .executeTakeFirstOrThrow();
}

/** The ids of all of them, what waits longest first; banks before assessments, which draw from them. */
export async function listApprovable(tx: Tx, desk: LevelDesk): Promise<string[]> {
  const rows = await approvable(tx, desk)
    .select('container_id')
    .orderBy(sql`content_type = 'assessment'`)
    .orderBy('last_activity')
    .orderBy('container_id')
    .execute();
  return rows.map(({ container_id }) => container_id);
}

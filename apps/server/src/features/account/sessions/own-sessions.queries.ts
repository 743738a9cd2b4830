import type { OwnSession } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
}

/** What a person looks through; "all others" ends those beyond it, too. */
const mostListed = 100;

/** Where a person is logged in: the given session first, then those used last. */
export async function listOwnSessions(
  tx: Tx,
  who: Owner,
  session_hash: string,
  now: Date,
): Promise<OwnSession[]> {
  return tx
    .selectFrom('sessions')
    .select([
      'session_key',
      'device',
      'created_on',
      'refreshed_on as last_seen_on',
      'is_jwt_login',
      sql<0 | 1>`case when session_hash = ${session_hash} then 1 else 0 end`.as('is_current'),
    ])
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .where('refresh_expires_on', '>', now.toISOString())
    .orderBy('is_current', 'desc')
    .orderBy('refreshed_on', 'desc')
    .orderBy('session_key')
    .limit(mostListed)
    .execute();
}

/** Ends sessions of a person: the one of a key or all, or those that an LMS opened, but never the one to keep. Gives how many there were. */
export async function deleteOwnSessions(
  tx: Tx,
  who: Owner,
  which: { readonly session_key?: string; readonly keep?: string; readonly of_lms?: boolean },
): Promise<number> {
  const { session_key, keep, of_lms = false } = which;
  const gone = await tx
    .deleteFrom('sessions')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .$if(session_key !== undefined, (query) => query.where('session_key', '=', session_key ?? ''))
    .$if(of_lms, (query) => query.where('is_jwt_login', '=', 1))
    .$if(keep !== undefined, (query) => query.where('session_hash', '<>', keep ?? ''))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

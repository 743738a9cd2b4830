import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';

/** Somebody as the LMS knows them, whose name for a person is our username. */
export async function selectAsker(
  tx: Tx,
  { institution_id, user_id }: Pick<Session, 'institution_id' | 'user_id'>,
): Promise<{ username: string; full_name: string }> {
  return tx
    .selectFrom('users')
    .select(['username', 'full_name'])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
}

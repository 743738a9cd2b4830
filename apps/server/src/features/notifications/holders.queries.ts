import type { RawBuilder, SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { holdsRole } from '../../platform/db/conditions/role-conditions.ts';

/**
 * The people of an institution who hold a role of some kind, whichever role they work in now.
 * @param isOfKind said of `roles`
 */
export async function listHolders(
  tx: Tx,
  institution_id: number,
  isOfKind: RawBuilder<SqlBool>,
  limit: number,
) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'grades_access', 'subjects_access'])
    .where('institution_id', '=', institution_id)
    .where('is_disabled', '=', 0)
    .where('is_visitor', '=', 0)
    .where('unconfirmed_email', 'is', null)
    .where(holdsRole(isOfKind))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** The account of an institution's visitors; undefined before the first of them. */
export async function selectOptionalVisitor(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('users')
    .select(['institution_id', 'user_id', 'active_role'])
    .where('institution_id', '=', institution_id)
    .where('is_visitor', '=', 1)
    .where('is_disabled', '=', 0)
    .executeTakeFirst();
}

/** Makes the account of an institution's visitors, unless a parallel call did. */
export async function insertVisitorOnce(
  tx: Tx,
  user: Insertable<Database['users']> & { active_role: string },
): Promise<void> {
  const { institution_id, user_id, active_role: role } = user;
  const inserted = await tx
    .insertInto('users')
    .values({ ...user, is_visitor: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return;
  await tx.insertInto('user_roles').values({ institution_id, user_id, role }).execute();
}

import type { Tx } from '../../../platform/db/index.ts';

/** Whose desk can be looked at: a person of the institution who is not disabled; what they write in is for the rules to say. */
export async function selectOptionalDeskOwner(tx: Tx, institution_id: number, user_id: string) {
  return tx
    .selectFrom('users')
    .select([
      'user_id',
      'school_id',
      'username',
      'full_name',
      'grades_access',
      'active_role',
      'is_users_management',
      'is_view_cds',
      'is_deletion',
      'version',
    ])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('is_disabled', '=', 0)
    .where('unconfirmed_email', 'is', null)
    .executeTakeFirst();
}

/** Lets a session look at a desk from now on. */
export async function updateDesk(tx: Tx, session_hash: string, access_user_id: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ access_user_id, is_user_access: 1 })
    .where('session_hash', '=', session_hash)
    .execute();
}

/** Brings a session back to its own desk. */
export async function leaveDesk(tx: Tx, session_hash: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ is_user_access: 0 })
    .where('session_hash', '=', session_hash)
    .where('is_user_access', '=', 1)
    .execute();
}

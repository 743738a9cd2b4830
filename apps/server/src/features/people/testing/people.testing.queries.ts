import type { Flag } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';

/** Gives a person of a test a flag, as an administrator would before the test begins. */
export async function setFlag(
  tx: Tx,
  { institution_id, user_id }: { institution_id: number; user_id: string },
  flag: 'is_users_management' | 'is_view_cds' | 'is_deletion',
  value: Flag,
): Promise<void> {
  await tx
    .updateTable('users')
    .set((set) => ({ [flag]: value, version: set('version', '+', 1) }))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute();
}

import type { Tx } from '../../../platform/db/index.ts';

export async function saveLimits(
  tx: Tx,
  key: { institution_id: number; user_id: string },
  values: { grades_access?: string; subjects_access?: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set(values)
    .where('institution_id', '=', key.institution_id)
    .where('user_id', '=', key.user_id)
    .execute();
}

import type { Tx } from '../../../platform/db/index.ts';

/** Those of the questions whose bank is closed, also where it was deleted since, with whose it is. */
export async function listInClosedBanks(tx: Tx, institution_id: number, content_ids: readonly string[]) {
  if (content_ids.length === 0) return [];
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .select(['questions.content_id', 'containers.user_id', 'containers.is_closed'])
    .where('questions.institution_id', '=', institution_id)
    .where('questions.content_id', 'in', content_ids)
    .where('containers.is_closed', '=', 1)
    .execute();
}

import type { PoolCount } from '@takhti/content-types';
import type { Tx } from '../../platform/db/index.ts';

/**
 * The institution's questions on these skills, counted; banks that were deleted do not count, nor do questions about an article,
 * which are drawn with it alone.
 */
export async function countPools(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
): Promise<(PoolCount & { readonly skill_id: string })[]> {
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .select(['questions.skill_id', 'questions.metadata1', 'questions.metadata2'])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('questions.institution_id', '=', institution_id)
    .where('questions.skill_id', 'in', skill_ids)
    .where('questions.article_id', 'is', null)
    .where('containers.is_deleted', '=', 0)
    .groupBy(['questions.skill_id', 'questions.metadata1', 'questions.metadata2'])
    .execute();
}

import type { PoolCount } from '@takhti/content-types';
import { sql } from 'kysely';
import { namedValue } from '../../platform/db/conditions/named-value.ts';
import type { Tx } from '../../platform/db/index.ts';

/**
 * Questions, each with its container looked up by the key: a plan that is made without statistics, as after an import, would compare every
 * question with every container of the institution.
 */
export function withContainers(tx: Tx) {
  return tx.selectFrom('questions').innerJoinLateral(
    (from) =>
      from
        .selectFrom('containers')
        .selectAll()
        .whereRef('containers.institution_id', '=', 'questions.institution_id')
        .whereRef('containers.container_id', '=', 'questions.container_id')
        .limit(1)
        .as('containers'),
    (join) => join.onTrue(),
  );
}

/**
 * The institution's questions on these skills, counted; banks that were deleted do not count, nor do questions about an article,
 * which are drawn with it alone.
 * @param values by which filters draw; others count as none, for every question may have a value of its own
 */
export async function countPools(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  values: readonly string[],
): Promise<(PoolCount & { readonly skill_id: string })[]> {
  return withContainers(tx)
    .select('questions.skill_id')
    .select(namedValue(sql.ref('questions.metadata1'), values).as('metadata1'))
    .select(namedValue(sql.ref('questions.metadata2'), values).as('metadata2'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('questions.institution_id', '=', institution_id)
    .where('questions.skill_id', 'in', skill_ids)
    .where('questions.article_id', 'is', null)
    .where('containers.is_deleted', '=', 0)
    .groupBy(sql`1, 2, 3`)
    .execute();
}

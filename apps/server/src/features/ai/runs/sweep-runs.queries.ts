import { emptiedRun, type Tx } from '../../../platform/db/index.ts';

/**
 * Deletes what was asked of models before a moment, and the proposals. Used credits stay counted, and kept content keeps its
 * origin.
 * @returns how many generations, at most so many
 */
export async function emptyRunsBefore(tx: Tx, before: Date, most: number): Promise<number> {
  const old = await tx
    .selectFrom('ai_runs')
    .select(['institution_id', 'run_id', 'is_charged'])
    .where('started_on', '<', before.toISOString())
    .where('status', '<>', 'running')
    .where((eb) => eb.or([eb('is_charged', '=', 0), eb('prompt', '<>', '')]))
    .limit(most)
    .execute();
  const idsOf = (isCharged: 0 | 1): string[] =>
    old.filter(({ is_charged }) => is_charged === isCharged).map(({ run_id }) => run_id);
  const institution_ids = [...new Set(old.map(({ institution_id }) => institution_id))];
  const [free, charged] = [idsOf(0), idsOf(1)];
  if (free.length > 0)
    await tx
      .deleteFrom('ai_runs')
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', free)
      .execute();
  if (charged.length > 0) {
    await tx
      .deleteFrom('ai_proposals')
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', charged)
      .execute();
    await tx
      .updateTable('ai_runs')
      .set(emptiedRun)
      .where('institution_id', 'in', institution_ids)
      .where('run_id', 'in', charged)
      .execute();
  }
  return old.length;
}

import { drawsFrom } from '@takhti/content-types/assessments';
import type { AssessmentDoc } from '@takhti/domain';
import { countPools } from '../../features/skills/index.ts';
import type { Tx } from '../../platform/db/index.ts';

type Counts = Awaited<ReturnType<typeof countPools>>;

/** How many questions each skill of an assessment can draw now: within its filters, or those of its article. */
export async function totalsOf(
  tx: Tx,
  institution_id: number,
  doc: AssessmentDoc,
): Promise<Map<string, number>> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  return countedTotals(doc, await countPools(tx, institution_id, skill_ids, filterValuesOf(doc)));
}

/** The values of metadata by which the filters of an assessment draw. */
export function filterValuesOf({ skills }: Pick<AssessmentDoc, 'skills'>): string[] {
  return skills.flatMap(({ filters }) => filters.map(({ filter_value }) => filter_value));
}

/** The same of counts that are known already. */
export function countedTotals(doc: AssessmentDoc, counts: Counts): Map<string, number> {
  return new Map(
    doc.skills.map((skill) => {
      if (skill.article_id !== null) return [skill.skill_id, skill.total_article_questions];
      const own = counts.filter((count) => drawsFrom(skill, { ...count, article_id: null }));
      return [skill.skill_id, own.reduce((sum, { total }) => sum + total, 0)];
    }),
  );
}

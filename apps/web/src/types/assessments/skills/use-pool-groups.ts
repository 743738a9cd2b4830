import type { PoolGroup } from '@takhti/content-types/assessments';
import { listAssessmentPools } from '@takhti/contract';
import type { AssessmentSkill } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';

/** The present pools of an assessment's skills, with all facts for the draw; undefined until loaded. */
export function usePoolGroups(skills: readonly AssessmentSkill[]): readonly PoolGroup[] | undefined {
  const skill_ids = skills.map(({ skill_id }) => skill_id).toSorted();
  const article_ids = skills.flatMap(({ article_id }) => article_id ?? []).toSorted();
  const groups = useQueryCall(
    listAssessmentPools,
    { skill_ids, article_ids },
    { enabled: skill_ids.length > 0, silent: true, keepsPrevious: true },
  );
  return skill_ids.length === 0 ? [] : groups.data?.records;
}

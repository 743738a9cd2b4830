import { listSkillsByIds, type SkillPool } from '@takhti/contract';
import type { AssessmentSkill } from '@takhti/domain';
import { useMemo } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { skillFacts, type SkillFacts } from './skill-facts.ts';

/** Names and counts of an assessment's skills, also of those that only just came in, by adding, undoing or merging. */
export function useSkillFacts(
  skills: readonly AssessmentSkill[],
  pools: readonly SkillPool[],
): ReadonlyMap<string, SkillFacts> {
  const known = new Set(pools.map((pool) => pool.skill_id));
  const skill_ids = skills.map((skill) => skill.skill_id).filter((skill_id) => !known.has(skill_id));
  const added = useQueryCall(
    listSkillsByIds,
    { skill_ids },
    { enabled: skill_ids.length > 0, silent: true, keepsPrevious: true },
  );
  const records = added.data?.records;
  return useMemo(() => skillFacts(pools, records ?? []), [pools, records]);
}

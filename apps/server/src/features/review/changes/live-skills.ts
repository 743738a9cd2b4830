import { skillOfQuestion, type WantedChange } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { listLiveSkills } from '../../questions/index.ts';

/**
 * Maps skill ids in changes to the skills they were merged into, and those of deleted skills to the skill of the bank. Other
 * changes stay as they are.
 */
export async function onLiveSkills(
  tx: Tx,
  bank: Pick<LoadedContainer, 'institution_id' | 'skill_id'>,
  changes: readonly WantedChange[],
): Promise<<Change extends WantedChange>(change: Change) => Change> {
  const ids = changes.filter(isOfSkill).flatMap(({ before, after }) => [String(before), String(after)]);
  const live = await listLiveSkills(tx, bank.institution_id, [...new Set(ids)]);
  const skillNow = (skill_id: unknown): string => live.get(String(skill_id)) ?? bank.skill_id;
  return (change) =>
    isOfSkill(change)
      ? { ...change, before: skillNow(change.before), after: skillNow(change.after) }
      : change;
}

function isOfSkill({ field }: WantedChange): boolean {
  return field === skillOfQuestion;
}

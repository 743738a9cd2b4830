import { changeContainerSkill, findMinimalSkill } from '@takhti/contract';
import type { ContainerRow, Skill } from '@takhti/domain';
import { useCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { keepsSkill } from './grade-subject-rules.ts';

/** What of a container a change of its grade and subject looks at. */
export type GradedItem = Pick<ContainerRow, 'container_id' | 'version' | 'grade' | 'subject' | 'skill_id'>;

/** Puts a container under another grade and subject; it keeps its skill if they have it, and has none otherwise. */
export function useChangeGrade(item: GradedItem, present: Skill | null) {
  const t = useText();
  const minimal = useCall(findMinimalSkill);
  const change = useCall(changeContainerSkill, { waitsFor: ['container', 'desk'] });

  async function skillFor(to: { grade: string; subject: string }): Promise<string | undefined> {
    if (keepsSkill(present, to)) return present.skill_id;
    return (await minimal.run(to))?.skill_id;
  }

  return {
    isRunning: minimal.isRunning || change.isRunning,
    /** True when it was done. */
    async run(to: { grade: string; subject: string }): Promise<boolean> {
      const skill_id = await skillFor(to);
      if (skill_id === undefined) return false;
      const { container_id, version } = item;
      if (!(await change.run({ container_id, version, skill_id, grade: to.grade }))) return false;
      showToast({ kind: 'success', text: t('skills:grade_subject.changed') });
      return true;
    },
  };
}

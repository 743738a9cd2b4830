import { coverSkills, deleteSkill, orderSkills, type ReplyOf } from '@takhti/contract';
import { moveBehind, type KeptSkill } from '@takhti/domain';
import { callKey, queryClient, refreshAfter, useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import type { TreePlace } from '../addresses.ts';
import type { Move } from './moves.ts';

type Covered = ReplyOf<typeof coverSkills>;

/** The tree of a grade and subject: its skills, and what can be done with them. */
export function useTree({ grade, subject }: TreePlace) {
  const t = useText();
  const input = { grade, subject };
  const skills = useQueryCall(coverSkills, input);
  const ordering = useCall(orderSkills, { waitsFor: ['skills'] });
  const deleting = useCall(deleteSkill, { waitsFor: ['skills'] });

  // Optimistic: shown at its new place at once; the answer or a failure brings the server's order.
  async function move({ skill_ids, after_skill_id }: Move): Promise<void> {
    const key = callKey(coverSkills, input);
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<Covered>(key, (now) => now && moved(now, { skill_ids, after_skill_id }));
    if (!(await ordering.run({ ...input, skill_ids: [...skill_ids], after_skill_id })))
      await refreshAfter(orderSkills);
  }

  async function remove(skill: KeptSkill): Promise<void> {
    const isSure = await confirm({
      title: t('curriculum:delete.title'),
      text: t('curriculum:delete.text', { skill: skill.skill }),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    const reply = await deleting.run({ skill_id: skill.skill_id, version: skill.version });
    if (!reply) return;
    showToast({ kind: 'success', text: t('curriculum:delete.done') });
  }

  return { skills, move, remove };
}

function moved(now: Covered, { skill_ids, after_skill_id }: Move): Covered {
  const byId = new Map(now.records.map((skill) => [skill.skill_id, skill]));
  const order = moveBehind([...byId.keys()], skill_ids, after_skill_id);
  return { ...now, records: order.flatMap((skill_id) => byId.get(skill_id) ?? []) };
}

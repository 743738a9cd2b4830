import { Text } from '@mantine/core';
import { changeContainerSkill } from '@takhti/contract';
import { hidesSkills, isStandalone, type ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { isLimitedTeacher, useUrlData } from '../../app/launch/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Dialog, showToast } from '../../ui/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../skills/index.ts';
import type { Outcome } from './each-in-turn.ts';
import { useInTurn } from './use-in-turn.ts';

interface MoveManyProps {
  readonly items: readonly ContainerRow[];
  readonly onDone: (outcome: Outcome<ContainerRow>) => void;
  readonly onClose: () => void;
}

/** Asks for the skill that several containers go to. */
export function MoveMany({ items, onDone, onClose }: MoveManyProps) {
  const t = useText();
  const { user } = useSession();
  const urlData = useUrlData();
  const asking = { is_standalone: isStandalone(user), is_limited_teacher: isLimitedTeacher(urlData) };
  const movable = items.filter(({ content_type }) => !hidesSkills(content_type, asking));
  const staying = items.length - movable.length;
  const [first] = movable;
  const [choice, setChoice] = useState<SkillChoice>({
    ...nothingChosen,
    ...(first && { grade: first.grade, subject: first.subject }),
  });
  const [isMissing, setMissing] = useState(false);
  const { run, isRunning } = useInTurn();

  async function move(): Promise<void> {
    const { skill, grade } = choice;
    setMissing(skill === null);
    if (!skill) return;
    const { skill_id } = skill;
    const outcome = await run(changeContainerSkill, movable, ({ container_id, version }) => ({
      container_id,
      skill_id,
      grade,
      version,
    }));
    const count = outcome.done.length;
    if (count > 0) {
      showToast({ kind: 'success', text: t('many:moved', { count, skill: skill.skill }) });
    }
    onDone(outcome);
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('many:move_title', { count: movable.length })}
      confirmLabel={t('many:move_confirm')}
      isBusy={isRunning}
      isConfirmDisabled={movable.length === 0}
      onConfirm={() => void move()}
      onCancel={onClose}
    >
      {staying > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('many:stay', { count: staying })}
        </Text>
      )}
      {movable.length > 0 && (
        <SkillPicker
          choice={choice}
          onChoice={(next) => {
            setMissing(false);
            setChoice(next);
          }}
          error={isMissing ? t('skills:required') : undefined}
        />
      )}
    </Dialog>
  );
}

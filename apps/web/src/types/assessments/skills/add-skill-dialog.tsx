import { Button, Group } from '@mantine/core';
import type { Skill } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../../../features/skills/index.ts';

interface AddSkillDialogProps {
  readonly isOpen: boolean;
  /** Ids of the skills that are in already. */
  readonly taken: readonly string[];
  readonly start: { readonly grade: string; readonly subject: string };
  readonly onAdd: (skill: Skill) => void;
  readonly onClose: () => void;
}

/** Chooses one more skill. */
export function AddSkillDialog({ isOpen, onClose, ...rest }: AddSkillDialogProps) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t('assessments:add.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Choice {...rest} onClose={onClose} />
    </Modal>
  );
}

function Choice({ taken, start, onAdd, onClose }: Omit<AddSkillDialogProps, 'isOpen'>) {
  const t = useText();
  const [choice, setChoice] = useState<SkillChoice>({
    ...nothingChosen,
    grade: start.grade,
    subject: start.subject,
  });
  const [wasTried, setTried] = useState(false);
  const { skill } = choice;
  const isTaken = skill !== null && taken.includes(skill.skill_id);
  const error = isTaken
    ? t('assessments:add.taken')
    : wasTried && skill === null
      ? t('assessments:add.required')
      : undefined;

  function add(): void {
    setTried(true);
    if (skill !== null && !isTaken) onAdd(skill);
  }

  return (
    <>
      <SkillPicker choice={choice} onChoice={setChoice} error={error} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={add}>{t('assessments:skills.add')}</Button>
      </Group>
    </>
  );
}

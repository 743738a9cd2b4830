import { Text } from '@mantine/core';
import { listSkillsByIds } from '@takhti/contract';
import { isMinimalSkill } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Dialog } from '../../ui/index.ts';
import { GradeAndSubject } from './grade-and-subject.tsx';
import { keepsSkill, missingOf } from './grade-subject-rules.ts';
import { nothingChosen, type SkillChoice } from './skill-choice.ts';
import { useChangeGrade, type GradedItem } from './use-change-grade.ts';

interface GradeSubjectDialogProps {
  readonly item: GradedItem;
  readonly onClose: () => void;
}

/** The grade-and-subject update panel (C-275, C-276, C-730). */
export function GradeSubjectDialog({ item, onClose }: GradeSubjectDialogProps) {
  const t = useText();
  const { grade, subject, skill_id } = item;
  const skills = useQueryCall(listSkillsByIds, { skill_ids: [skill_id] }, { silent: true });
  const present = skills.data?.records[0] ?? null;
  const [choice, setChoice] = useState<SkillChoice>({ ...nothingChosen, grade, subject });
  const [attempts, setAttempts] = useState(0);
  const change = useChangeGrade(item, present);
  const missing = missingOf(choice);
  const isSame = choice.grade === grade && choice.subject === subject;
  const skill = present !== null && !isMinimalSkill(present) ? present.skill : null;

  async function update(): Promise<void> {
    setAttempts(attempts + 1);
    if (missing.length > 0) return;
    if (isSame || (await change.run(choice))) onClose();
  }

  return (
    <Dialog
      isOpen
      title={t('skills:grade_subject.title')}
      confirmLabel={t('skills:grade_subject.save')}
      isBusy={change.isRunning}
      isConfirmDisabled={skills.isPending}
      onConfirm={() => void update()}
      onCancel={onClose}
    >
      <GradeAndSubject choice={choice} onChoice={setChoice} attempts={attempts} />
      {skill !== null && !isSame && missing.length === 0 && (
        <Text size="sm" mt="md" role="status" c={keepsSkill(present, choice) ? 'dimmed' : 'saffron.8'}>
          {t(keepsSkill(present, choice) ? 'skills:grade_subject.keeps' : 'skills:grade_subject.loses', {
            skill,
          })}
        </Text>
      )}
    </Dialog>
  );
}

import { moveQuestions } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Dialog, showToast } from '../../../ui/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../../../features/skills/index.ts';

interface MoveDialogProps {
  readonly item: OpenedContainer;
  readonly count: number;
  /** The ids of what is selected; undefined when they could not be had. */
  readonly collect: () => Promise<readonly string[] | undefined>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the skill that the selected questions go to. */
export function MoveDialog({ item, count, collect, onDone, onClose }: MoveDialogProps) {
  const t = useText();
  const [choice, setChoice] = useState<SkillChoice>({
    ...nothingChosen,
    grade: item.grade,
    subject: item.subject,
  });
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { run } = useCall(moveQuestions);

  async function move(): Promise<void> {
    const { skill } = choice;
    setMissing(skill === null);
    if (!skill) return;
    setBusy(true);
    const ids = await collect();
    const reply =
      ids &&
      (await run({ container_id: item.container_id, skill_id: skill.skill_id, content_ids: [...ids] }));
    setBusy(false);
    if (!reply) return;
    showToast({
      kind: 'success',
      text: t('questions:move.done', { count: reply.moved, skill: skill.skill }),
    });
    onDone();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('questions:move.title', { count })}
      confirmLabel={t('questions:move.confirm')}
      isBusy={isBusy}
      onConfirm={() => void move()}
      onCancel={onClose}
    >
      <SkillPicker
        choice={choice}
        onChoice={(next) => {
          setMissing(false);
          setChoice(next);
        }}
        error={isMissing ? t('questions:move.required') : undefined}
      />
    </Dialog>
  );
}

import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { mergeSkills } from '@takhti/contract';
import { sumCoverage, type KeptSkill } from '@takhti/domain';
import { useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Dialog, FactDivider, showToast } from '../../../ui/index.ts';
import { nothingChosen, SkillPicker, type SkillChoice } from '../../skills/index.ts';
import type { TreePlace } from '../addresses.ts';

interface MergeDialogProps {
  readonly skill: KeptSkill;
  readonly place: TreePlace;
  readonly onClose: () => void;
}

/** Merges a skill into another one that is chosen here. */
export function MergeDialog({ skill, place, onClose }: MergeDialogProps) {
  const t = useText();
  const [choice, setChoice] = useState<SkillChoice>({ ...nothingChosen, ...place });
  const [error, setError] = useState<'skills:required' | 'problems:skills.same' | null>(null);
  const merging = useCall(mergeSkills, { waitsFor: ['skills'] });
  const { drafts, in_review, approved } = sumCoverage([skill]);

  async function merge(): Promise<void> {
    const into = choice.skill;
    if (!into) return setError('skills:required');
    if (into.skill_id === skill.skill_id) return setError('problems:skills.same');
    const reply = await merging.run({
      from_skill_id: skill.skill_id,
      into_skill_id: into.skill_id,
      version: skill.version,
    });
    if (!reply) return;
    showToast({ kind: 'success', text: t('curriculum:merge.done', { skill: into.skill }) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('curriculum:merge.title')}
      confirmLabel={t('curriculum:merge.confirm')}
      isDangerous
      isBusy={merging.isRunning}
      onConfirm={() => void merge()}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>
          <bdi>
            <strong>{skill.skill}</strong>
          </bdi>
          {skill.secondary_skill !== '' && (
            <>
              <FactDivider />
              <bdi>{skill.secondary_skill}</bdi>
            </>
          )}
        </Text>
        <Alert color="saffron" icon={<IconAlertTriangle size={20} />}>
          {t('curriculum:merge.text', {
            questions: t('common:questions', { count: skill.total_questions }),
            contents: t('curriculum:contents.all', { count: drafts + in_review + approved }),
          })}
        </Alert>
        <SkillPicker
          choice={choice}
          onChoice={(next) => {
            setChoice(next);
            setError(null);
          }}
          error={error === null ? undefined : t(error)}
        />
      </Stack>
    </Dialog>
  );
}

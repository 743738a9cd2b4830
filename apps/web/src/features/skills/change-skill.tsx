import { Alert, Button, Card, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { changeContainerSkill, listSkillsByIds, openContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, ErrorState, PageHeader, showToast, SkeletonRows, useIsPhone } from '../../ui/index.ts';
import { nothingChosen, type SkillChoice } from './skill-choice.ts';
import { SkillPicker } from './skill-picker.tsx';
import { useHidesSkills } from './use-hides-skills.ts';

/** Moves a container to a skill, then goes back to its editor. */
export function ChangeSkill({ containerId, isBlocked }: { containerId: string; isBlocked: boolean }) {
  const t = useText();
  const item = useQueryCall(openContainer, { container_id: containerId }, { staleTime: 0 });
  return (
    <>
      <PageHeader
        title={t('skills:titles.change')}
        detail={item.data && <ContentTitle language={item.data.language}>{item.data.title}</ContentTitle>}
      />
      {isBlocked && (
        <Alert color="saffron" icon={<IconAlertTriangle size={20} />} role="alert" mb="md">
          {t('problems:skills.minimal')}
        </Alert>
      )}
      {item.isPending && <SkeletonRows rows={3} />}
      {item.isLoadingError && <ErrorState error={item.error} onRetry={() => void item.refetch()} />}
      {item.data && <Choice key={item.data.container_id} item={item.data} />}
    </>
  );
}

function Choice({ item }: { item: OpenedContainer }) {
  const isHidden = useHidesSkills(item.content_type);
  return isHidden ? <Navigate to={editorPath(item) ?? '/dashboard'} replace /> : <SkillForm item={item} />;
}

function SkillForm({ item }: { item: OpenedContainer }) {
  const t = useText();
  const navigate = useNavigate();
  // There the keyboard would be on what is searched.
  const isPhone = useIsPhone();
  const present = useQueryCall(listSkillsByIds, { skill_ids: [item.skill_id] }, { silent: true });
  const presentSkill = item.is_minimal_skill ? null : (present.data?.records[0] ?? null);
  const [choice, setChoice] = useState<SkillChoice>({
    ...nothingChosen,
    grade: item.grade,
    subject: item.subject,
  });
  const [isMissing, setMissing] = useState(false);
  const change = useCall(changeContainerSkill);
  const back = editorPath(item) ?? '/dashboard';

  async function save(): Promise<void> {
    setMissing(choice.skill === null);
    if (!choice.skill) return;
    const moved = await change.run({
      container_id: item.container_id,
      skill_id: choice.skill.skill_id,
      grade: choice.grade,
      version: item.version,
    });
    if (!moved) return;
    showToast({ kind: 'success', text: t('skills:changed') });
    await navigate(editorPath(moved) ?? '/dashboard');
  }

  return (
    <Card withBorder padding="lg">
      {presentSkill && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('skills:now')} <bdi>{presentSkill.skill}</bdi>
        </Text>
      )}
      {item.is_minimal_skill && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('skills:none_attached')}
        </Text>
      )}
      <SkillPicker
        choice={choice}
        onChoice={(next) => {
          setChoice(next);
          setMissing(false);
        }}
        error={isMissing ? t('skills:required') : undefined}
        startsAtSearch={!isPhone}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" component={Link} to={back}>
          {t('common:cancel')}
        </Button>
        <Button onClick={() => void save()} loading={change.isRunning} disabled={!item.abilities.can_edit}>
          {t('skills:save')}
        </Button>
      </Group>
    </Card>
  );
}

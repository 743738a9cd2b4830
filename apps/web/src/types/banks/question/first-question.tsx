import { Button, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { arrivalState } from '../../../app/routing/opened-on-arrival.ts';
import { AiButton } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';

/** Above the first question of a bank: the other ways in which a bank is filled. */
export function FirstQuestion({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const navigate = useNavigate();
  const bank = editorPath(item);
  return (
    <Group justify="space-between" gap="xs">
      <Text c="dimmed">{t('questions:empty.text')}</Text>
      <Group gap="xs">
        {bank !== null && (
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden="true" />}
            onClick={() => void navigate(bank, { state: arrivalState('import') })}
          >
            {t('questions:import.open')}
          </Button>
        )}
        <AiButton
          subject={item.content_type}
          isEditing
          to={`/dashboard/generate?container_id=${item.container_id}`}
        />
      </Group>
    </Group>
  );
}

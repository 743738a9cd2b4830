import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { useEffect, useState } from 'react';
import { holdItem, refreshItem, useLiveEvents } from '../../../app/live/index.ts';
import { useText } from '../../../i18n/index.ts';

interface MovedNoticeProps {
  readonly item: Pick<OpenedContainer, 'container_id' | 'version'>;
  readonly isDirty: boolean;
}

/** Says that somebody else moved what is edited, and leaves the unsaved work as it is until the person wants to look. */
export function MovedNotice({ item, isDirty }: MovedNoticeProps) {
  const t = useText();
  const { container_id } = item;
  const [moved, setMoved] = useState(0);
  const isBehind = moved > item.version;

  useEffect(() => (isDirty ? holdItem(container_id) : undefined), [isDirty, container_id]);
  useLiveEvents(container_id, (event) => {
    if (event.kind === 'moved' && isDirty) setMoved(event.version);
  });
  // Nothing is in the way any more.
  useEffect(() => {
    if (isBehind && !isDirty) void refreshItem(container_id);
  }, [isBehind, isDirty, container_id]);

  if (!isBehind || !isDirty) return null;
  return (
    <Alert color="saffron" variant="light" icon={<IconArrowsExchange size={20} />} role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('editor:moved.text')}</Text>
        <Button size="compact-sm" variant="default" onClick={() => void refreshItem(container_id)}>
          {t('editor:moved.show')}
        </Button>
      </Group>
    </Alert>
  );
}
